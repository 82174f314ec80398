import type { Route } from 'next'
import { site } from '@/lib/content/site'

export type EnquiryField = {
  name: string
  label: string
  /** The error message for an empty field; without it the field is optional. */
  missing?: string
  kind?: 'text' | 'email' | 'tel' | 'area' | 'choice'
  choices?: readonly string[]
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

const name: EnquiryField = { name: 'name', label: 'Name', missing: 'Enter your name.', autoComplete: 'name' }
const email: EnquiryField = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  missing: 'Enter your email address.',
  autoComplete: 'email',
}
const wide = { isWide: true }

/** The forms behind /contact, /registro, /forgot-password and the account's support. */
export const enquiries: Record<EnquiryKind['name'], EnquiryKind> = {
  contact: {
    name: 'contact',
    page: '/contact',
    subject: `Enquiry to ${site.name}`,
    button: 'Send message',
    fields: [
      name,
      email,
      {
        name: 'line',
        label: 'Product line',
        kind: 'choice',
        choices: [
          'Several, or not sure yet',
          'Paint Protection Film',
          'Window Film',
          'Marine Film',
          'The character series',
        ],
      },
      { name: 'model', label: 'Make and model' },
      { name: 'message', label: 'Message', kind: 'area', missing: 'Enter a message.', isWide: true },
    ],
  },
  registro: {
    name: 'registro',
    page: '/registro',
    subject: `Request for an account at ${site.name}`,
    button: 'Request an account',
    fields: [
      { ...name, ...wide },
      { ...email, ...wide },
      { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel', isWide: true },
    ],
  },
  'forgot-password': {
    name: 'forgot-password',
    page: '/forgot-password',
    subject: `Request for a new password at ${site.name}`,
    button: 'Request a reset',
    fields: [{ ...email, ...wide }],
  },
  support: {
    name: 'support',
    page: '/user/support',
    subject: `Question for ${site.name} support`,
    button: 'Send question',
    fields: [
      name,
      email,
      {
        name: 'topic',
        label: 'Topic',
        kind: 'choice',
        choices: ['An order', 'A return', 'My data', 'Something else'],
      },
      { name: 'order', label: 'Order number' },
      { name: 'message', label: 'Question', kind: 'area', missing: 'Enter your question.', isWide: true },
    ],
  },
}
