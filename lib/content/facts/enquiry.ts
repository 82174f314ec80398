import type { Route } from 'next'

export type EnquiryField = {
  name: string
  /** What the visitor’s list must have, so that the question is asked; `film` is for a vehicle or for a boat. */
  of?: 'nothing' | 'vehicle' | 'boat' | 'film'
  /** What differs for a list of cards alone. */
  cards?: { missing?: undefined; hint: string }
  label: string
  /** The error message for an empty field; without it the field is optional. */
  missing?: string | undefined
  kind?: 'text' | 'email' | 'tel' | 'area' | 'choice' | 'radio' | 'date' | 'consent'
  /** The first one is chosen at first; of radio buttons, the last one. */
  choices?: readonly string[]
  hint?: string
  autoComplete?: string
  isWide?: boolean
}

export type EnquiryKind = {
  name: 'contact' | 'registro' | 'forgot-password' | 'support'
  /** The page with the form. */
  page: Route
  subject: string
  button: string
  fields: readonly EnquiryField[]
}
