import type { Route } from 'next'

export type EnquiryField = {
  name: string
  label: string
  /** The error message for an empty field; without it the field is optional. */
  missing?: string
  kind?: 'text' | 'email' | 'tel' | 'area' | 'choice' | 'radio' | 'date'
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

export const name: EnquiryField = {
  name: 'name',
  label: 'Nombre',
  missing: 'Escribe tu nombre.',
  autoComplete: 'name',
}
export const email: EnquiryField = {
  name: 'email',
  label: 'Correo',
  kind: 'email',
  missing: 'Escribe tu correo.',
  autoComplete: 'email',
}
