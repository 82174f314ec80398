import { formOf } from '@/lib/content/facts/enquiry'
import { site } from '@/lib/content/facts/site'
import { phoneLine } from '@/lib/content/site'

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

export const who = {
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

export const enquiryForm = {
  list: 'Your list',
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
    'We cannot tell whether your message arrived, because no answer came back. Nothing you typed is lost. Check your connection and try again, or send it by email.',
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
