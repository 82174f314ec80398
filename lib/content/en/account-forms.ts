import { type EnquiryKind, email, name } from '@/lib/content/enquiry'
import { site } from '@/lib/content/facts/site'

export const supportForm: EnquiryKind = {
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
}

// Only what the server renders.

export const registerForm: EnquiryKind = {
  name: 'registro',
  page: '/registro',
  subject: `Request for an account at ${site.name}`,
  button: 'Request an account',
  fields: [
    { ...name, isWide: true },
    { ...email, isWide: true },
    { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel', isWide: true },
  ],
}

export const resetForm: EnquiryKind = {
  name: 'forgot-password',
  page: '/forgot-password',
  subject: `Request for a new password at ${site.name}`,
  button: 'Request a reset',
  fields: [{ ...email, isWide: true }],
}
