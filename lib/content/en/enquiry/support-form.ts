import { site } from '@/lib/content/facts/site'
import { type EnquiryKind, email, name } from './fields'

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
