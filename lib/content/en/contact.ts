import { consent, who } from '@/lib/content/enquiry'
import { formOf } from '@/lib/content/facts/enquiry'
import type { FilmDrawingName, FilmName } from '@/lib/content/facts/films'
import { site } from '@/lib/content/facts/site'

export const contactPage = {
  lead: 'Tell us about your vehicle or boat, and what you want film to do for it.',
  leadForCards: 'Tell us who you are. We’ll reply with payment and shipping details.',
  tools: 'Choose your film first',
  needsScript: 'The form needs JavaScript, which is off in this browser.',
}

export const contactForm = formOf('contact', `Request to ${site.name}`, 'Send message', {
  ...who,
  phone: { label: 'Phone', hint: 'If you would rather get a call.' },
  town: {
    label: 'City or ZIP code',
    missing: 'Enter your city or ZIP code.',
    hint: 'So that the nearest location replies.',
    cards: { missing: undefined, hint: 'So that we can quote the shipping.' },
  },
  line: {
    label: 'Product line',
    choices: [
      'Several, or not sure yet',
      'Paint Protection Film',
      'Window Film',
      'Marine Film',
      'Character cards',
    ],
  },
  model: { label: 'Make, model, and year' },
  boat: { label: 'Builder and model' },
  berth: {
    label: 'Where is the boat?',
    missing: 'Enter where the boat is.',
    hint: 'The marina and the slip, or the street if it is on land.',
  },
  date: { label: 'Preferred day' },
  time: { label: 'Preferred time', choices: ['Any time', 'Morning', 'Afternoon'] },
  visit: {
    label: 'Can you bring it in?',
    choices: ['Yes', 'No, please come to me', 'Not sure yet'],
  },
  message: {
    label: 'Message',
    hint: 'It helps to know the color, the finish, and any film already installed.',
    cards: { hint: 'A gift note, or a question about a card.' },
  },
  consent: { label: consent.label, missing: 'Check the box to agree to be contacted.' },
})

/** Nearly the same words with and without a list, so that nothing shifts when it has been read. */
export const quoteForm = {
  heading: 'Your details',
  fold: { title: 'What helps with the price', of: 'Phone, make and model, a day' },
  /** After the name, while there is no list. */
  ifAny: ', if you have one,',
  isSent: ' is sent with the message, so we can quote it. Nothing is ordered yet.',
  cards: 'Your cards',
  areSent: ' are sent with the message. Nothing is ordered yet.',
}

/** The invitation to use a line's tool, and its drawing. */
export const lineTools: Record<FilmName, { invitation: string; drawing: FilmDrawingName }> = {
  ppf: { invitation: 'Protect a car', drawing: 'pack-car-nose' },
  'window-film': { invitation: 'Tint a window', drawing: 'prop-tint' },
  'marine-film': { invitation: 'Protect a boat', drawing: 'pack-boat-bow' },
}

/** Parts of /contact that load later, as a notice names them. Their other texts load with them. */
export const contactParts = {
  list: 'Your quote',
  shared: 'The shared list',
  offer: 'The offer',
  answer: 'The answer',
}
