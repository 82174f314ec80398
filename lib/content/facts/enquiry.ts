import type { Route } from 'next'

/** What a language says about a field. */
type FieldText = {
  label: string
  /** The error message for an empty field; without it the field is optional. */
  missing?: string | undefined
  /** What a text has to match, and the error message for one that does not. */
  pattern?: string
  wrong?: string
  /** The first is chosen at first; of radio buttons, the last. Drafts keep a choice by its place, so the order must stay. */
  choices?: readonly string[]
  hint?: string
  /** What differs for a list of cards alone. */
  cards?: { missing?: undefined; hint: string }
}

type FieldKind = {
  name: string
  /** What the visitor’s list must have, so that the question is asked; `film` is for a vehicle or for a boat. */
  of?: 'nothing' | 'vehicle' | 'boat' | 'film'
  /** Until the visitor chooses, the choice says nothing, and is not sent. */
  isOpenAtFirst?: boolean
  /** Helps with the price, but a request needs none of it: /contact folds it. */
  isExtra?: boolean
  kind?: 'text' | 'email' | 'tel' | 'area' | 'choice' | 'radio' | 'date' | 'consent'
  autoComplete?: string
  isWide?: boolean
}

export type EnquiryField = FieldKind & FieldText

/** The fields of all forms, in their order; `Asked` says which form asks for which. */
const fields = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', kind: 'email', autoComplete: 'email' },
  { name: 'phone', kind: 'tel', autoComplete: 'tel', isExtra: true, isWide: true },
  { name: 'reach' },
  { name: 'town', autoComplete: 'address-level2', isWide: true },
  { name: 'line', of: 'nothing', kind: 'choice', isOpenAtFirst: true, isWide: true },
  { name: 'model', of: 'vehicle', isExtra: true, isWide: true },
  { name: 'boat', of: 'boat', isExtra: true, isWide: true },
  { name: 'berth', of: 'boat', isWide: true },
  { name: 'place' },
  { name: 'date', of: 'film', kind: 'date', isExtra: true },
  { name: 'time', of: 'film', kind: 'choice', isOpenAtFirst: true, isExtra: true },
  { name: 'visit', of: 'vehicle', kind: 'radio', isOpenAtFirst: true, isExtra: true, isWide: true },
  { name: 'topic', kind: 'choice' },
  { name: 'order' },
  { name: 'message', kind: 'area', isWide: true },
  { name: 'consent', kind: 'consent', isWide: true },
] as const satisfies readonly FieldKind[]

type FieldName = (typeof fields)[number]['name']

/** What each form asks for, so that the type check names a field that a language lacks. */
type Asked = {
  contact: Exclude<FieldName, 'topic' | 'order' | 'reach' | 'place'>
  registro: 'name' | 'email' | 'phone'
  'forgot-password': 'email'
  support: 'name' | 'email' | 'topic' | 'order' | 'message'
  visit: 'name' | 'reach' | 'place' | 'date' | 'time' | 'message' | 'consent'
}

const pages = {
  contact: '/contact',
  registro: '/registro',
  'forgot-password': '/forgot-password',
  support: '/user/support',
  visit: '/appointment',
} as const satisfies Record<string, Route>

export type EnquiryKind = {
  name: keyof typeof pages
  /** The page with the form. */
  page: Route
  subject: string
  button: string
  fields: readonly EnquiryField[]
  /** What the page says once the message has been sent, if it promises no reply by email. */
  sent?: string
}

/** The form of a page with the fields that have texts. The forms of the account fill a narrow column. */
export function formOf<Name extends EnquiryKind['name']>(
  name: Name,
  subject: string,
  button: string,
  texts: Readonly<Pick<Record<FieldName, FieldText>, Asked[Name]>>,
): EnquiryKind {
  const isNarrow = name === 'registro' || name === 'forgot-password'
  const given: Readonly<Partial<Record<FieldName, FieldText>>> = texts
  const asked = fields.flatMap((field): EnquiryField[] => {
    const text = given[field.name]
    return text ? [{ ...field, ...text, ...(isNarrow && { isWide: true }) }] : []
  })
  return { name, page: pages[name], subject, button, fields: asked }
}
