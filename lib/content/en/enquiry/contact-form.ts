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
      name: 'phone',
      label: 'Phone',
      kind: 'tel',
      autoComplete: 'tel',
      hint: 'If you would rather be called.',
    },
    {
      name: 'town',
      label: 'Town or postcode',
      missing: 'Enter your town or postcode.',
      autoComplete: 'address-level2',
      hint: 'So that the nearest workshop replies.',
    },
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
      isWide: true,
    },
    {
      name: 'model',
      label: 'Make, model and year',
      isWide: true,
    },
    { name: 'date', label: 'Preferred date', kind: 'date' },
    {
      name: 'time',
      label: 'Time of day',
      kind: 'choice',
      choices: ['Any time', 'Morning', 'Afternoon'],
    },
    {
      name: 'visit',
      label: 'Can you bring it to the workshop?',
      kind: 'radio',
      choices: ['Yes', 'No, please come to me', 'Not sure yet'],
      isWide: true,
    },
    {
      name: 'message',
      label: 'Message',
      kind: 'area',
      hint: 'It helps to know the colour, the finish and any film already fitted.',
      isWide: true,
    },
  ],
}
