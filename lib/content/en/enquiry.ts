import { formOf } from '@/lib/content/facts/enquiry'
import type { FilmDrawingName, FilmName } from '@/lib/content/facts/films'
import { site } from '@/lib/content/facts/site'
import { phoneLine } from '@/lib/content/site'

export const contactPage = {
  lead: 'Tell us about your vehicle or boat, and what you want film to do for it.',
  leadForCards: 'Tell us who you are. We’ll reply with payment and shipping details.',
  tools: 'Choose your film first',
  needsScript: 'The form needs JavaScript, which is off in this browser.',
}

export const phoneAndEmail = {
  byPhone: 'By phone',
  phone: phoneLine,
  oneNumber: 'One number for all three product lines.',
  byEmail: 'By email',
}

export const reachUs = {
  phone: phoneLine,
  ways: <Link>(phoneLink: Link, emailLink: Link) => ['Or call ', phoneLink, ', or write to ', emailLink, '.'],
}

const who = {
  name: { label: 'Name', missing: 'Enter your name.' },
  email: { label: 'Email', missing: 'Enter your email address.' },
}

/** The box of the contact form: what the visitor agrees to, and the words around a link to the operator's notice. */
export const consent = {
  label: 'I agree to be contacted about this request',
  /** The answer in the message. */
  given: 'Yes',
  withNotice: {
    before: 'I agree to be contacted about this request, and have read the ',
    link: 'privacy notice',
  },
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
    label: 'Can you bring it to the shop?',
    choices: ['Yes', 'No, please come to me', 'Not sure yet'],
  },
  message: {
    label: 'Message',
    hint: 'It helps to know the color, the finish, and any film already installed.',
    cards: { hint: 'A gift note, or a question about a card.' },
  },
  consent: { label: consent.label, missing: 'Check the box to agree to be contacted.' },
})

export const enquiryForm = {
  trap: 'Leave this empty',
  wrongEmail: 'Enter an email address like name@example.com.',
  wrongDate: 'Choose tomorrow or a later date.',
  sending: 'Sending…',
}

/** The outcome of sending a message, by state. */
export const enquiryOutcome = {
  sent: 'Your message has been sent. We will reply to the email address you entered.',
  trapped: `A hidden field was filled in, so nothing was sent. Reload the page and try again, or write to ${site.email}.`,
  handed: 'Your email app should open with the message. Nothing is sent until you send it there.',
  unopened: `Your list is too long for an email link, so no app was opened. Copy the message, and send it to ${site.email}.`,
  refused: 'Your message could not be sent. Nothing you typed is lost: try again, or send it by email.',
  unknown:
    'We cannot tell whether your message arrived, because we got no readable reply. Nothing you typed is lost. Try again, or send it by email.',
}

export const byHand = {
  openApp: 'Open your email app',
  ways: <Part>(openApp: Part, email: Part) => [openApp, ', or copy the message and send it to ', email, '.'],
  isCut: 'The message is too long for an email link and was shortened: paste the copied text over it.',
  message: 'Full message',
  copyMessage: 'Copy message',
  copyEmail: 'Copy email address',
  clear: 'Clear the form',
}

/** For a visitor who has gone to another page in the meantime. */
export const outcomeElsewhere = {
  sent: 'Your message has been sent.',
  refused: 'Your message could not be sent. Nothing you typed is lost.',
  unknown: 'Your message may not have arrived. Nothing you typed is lost.',
  back: 'Back to the form',
}

/** Parts of the message itself. */
export const messageText = {
  answer: (label: string, answer: string) => `${label}${label.endsWith('?') ? '' : ':'} ${answer}`,
  cut: '[The rest did not fit into this link. Copy it from the page.]',
}

/** Before a message with a list is sent. */
export const messagePreview = {
  about: 'We get a link that opens exactly this list, each line in words, and what you write here.',
  see: 'See the message',
}

/** Nearly the same words with and without a list, so that nothing shifts when it has been read. */
export const quoteForm = {
  heading: 'Your details',
  list: 'Your list',
  /** After the name, while there is no list. */
  ifAny: ', if you have one,',
  isSent: ' is sent with the message, so we can quote it. Nothing is ordered yet.',
  cards: 'Your cards',
  areSent: ' are sent with the message. Nothing is ordered yet.',
}

export const supportForm = formOf('support', `Question for ${site.name} support`, 'Send question', {
  ...who,
  topic: { label: 'Topic', choices: ['An order', 'A return', 'My data', 'Something else'] },
  order: { label: 'Order number' },
  message: { label: 'Question', missing: 'Enter your question.' },
})

export const registerForm = formOf(
  'registro',
  `Request for an account at ${site.name}`,
  'Request an account',
  { ...who, phone: { label: 'Phone' } },
)

export const resetForm = formOf(
  'forgot-password',
  `Request for a new password at ${site.name}`,
  'Request a reset',
  { email: who.email },
)

/** The invitation to use a line's tool, and its drawing. */
export const lineTools: Record<FilmName, { invitation: string; drawing: FilmDrawingName }> = {
  ppf: { invitation: 'Protect a car', drawing: 'pack-car-nose' },
  'window-film': { invitation: 'Tint a window', drawing: 'prop-tint' },
  'marine-film': { invitation: 'Protect a boat', drawing: 'pack-boat-bow' },
}
