import { site } from '@/lib/content/facts/site'

export const enquiryForm = {
  trap: 'Leave this empty',
  wrongEmail: 'Enter an email address like name@example.com.',
  wrongDate: 'Choose a date from tomorrow on.',
  sending: 'Sending…',
}

/** The outcome of sending a message, by state. */
export const enquiryOutcome = {
  sent: 'Your message has been sent. We will reply to the email address you entered.',
  trapped: `A hidden field was filled in, so nothing was sent. Reload the page and try again, or write to ${site.email}.`,
  handed: 'Your email app should open with the message. Nothing is sent until you send it there.',
  refused: 'Your message could not be sent. Nothing you typed is lost: try again, or send it by email.',
  unknown:
    'We cannot tell whether your message arrived, because this page did not get a response that it can read. Nothing you typed is lost. Try again, or send it by email.',
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
  list: 'For a quote:',
  answer: (label: string, answer: string) => `${label}${label.endsWith('?') ? '' : ':'} ${answer}`,
  cut: '[The rest did not fit into this link. Copy it from the page.]',
}

/** The same words with and without a link, so that nothing shifts when there is a list. */
export const quoteForm = {
  heading: 'Your details',
  list: 'Your quote',
  isSent: ' is sent with the message. Nothing is ordered yet.',
}
