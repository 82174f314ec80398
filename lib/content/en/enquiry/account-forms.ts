// Only what the server renders.
import { site } from '@/lib/content/facts/site'
import { type EnquiryKind, email, name } from './fields'

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
