import { site } from '@/lib/content/facts/site'
import { type EnquiryKind, email, name } from './fields'

export const contactForm: EnquiryKind = {
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
}
