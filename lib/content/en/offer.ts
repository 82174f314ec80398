import { capitalized, listOf, plural } from '@/lib/content/words'

const films = (count: number) => `${count} ${plural(count, { one: 'film', other: 'films' })}`
const taxes = { included: ', tax included', added: ', plus tax', none: ', no tax' }
const chosenWith = (what: string, chosen: readonly string[]) =>
  chosen.length > 0 ? `${what}, with ${listOf(chosen)}` : what

/** The shop's answer to a list, as its customer opens it. */
export const offerPage = {
  title: (shop: string) => `Your offer from ${shop}`,
  /** `away` is `in 2 weeks`. */
  validUntil: (day: string, away: string) => `Valid until ${day}${away && ` (${away})`}.`,
  prices: (currency: string, tax: keyof typeof taxes) => `Prices in ${currency}${taxes[tax]}.`,
  films: 'Films',
  onInspection: 'on inspection',
  inTotal: 'in the total',
  choose: 'Choose one.',
  updates: 'The total changes with it.',
  chosenWith,
  was: (price: string) => `was ${price}`,
  counted: (priced: number, count: number) =>
    priced < count ? `${priced} of ${films(count)}.` : `${capitalized(films(count))}.`,
  onInspectionToo: (names: readonly string[]) => `On inspection: ${names.join('; ')}.`,
  all: (chosen: readonly string[]) => chosenWith('In all', chosen),
  total: 'Total',
  noTotal: 'No total yet',
  cards: 'Cards',
  cardsApart: 'Cards are not part of the total of the films.',
  nowChosen: (chosen: string, total: string) => `With ${chosen}. Total: ${total}.`,
  quoted: (note: string) => `“${note}”`,
  accept: { email: 'Accept by email', whatsApp: 'Accept on WhatsApp' },
  ask: { email: 'Ask a question', whatsApp: 'Ask on WhatsApp' },
  honest: 'These prices come from the link. Only a message from the shop itself confirms them.',
  accepting:
    'Accepting opens a message that names what you chose and the total; nothing is sent until you send it.',
  ready: 'Your answer is ready to send.',
  inApp: {
    email: (shop: string) => `It is in your email app, addressed to ${shop}. No email app opened?`,
    whatsApp: (shop: string) => `It is in WhatsApp, addressed to ${shop}. WhatsApp did not open?`,
  },
  tooLong: 'It is too long for that app, which was not opened. Copy it, and paste it there.',
  copy: 'Copy the answer',
  whatsApp: 'WhatsApp',
  call: (phone: string) => `Call ${phone}`,
  ended: (day: string) => `This offer ended on ${day}.`,
  mayHaveChanged: 'Prices may have changed. The films are still here: ask for a new price.',
  askAgain: { email: 'Ask for a new offer', whatsApp: 'Ask on WhatsApp' },
  problems: {
    damaged:
      'The link to this offer is damaged, incomplete, or too long, so it was not opened. Nothing has changed. Ask the shop to send it again.',
    'other-version':
      'The link to this offer was made with another version of this site, so it was not opened. Nothing has changed. Reload the page and open the link again.',
  },
}

/** What the customer sends back. */
export const offerReply = {
  acceptSubject: (shop: string) => `I accept the offer from ${shop}`,
  askSubject: (shop: string) => `A question about the offer from ${shop}`,
  accept: (day: string, items: readonly string[], total: string) =>
    `I accept your offer of ${day}: ${(items.length > 1 ? [...items, `in all ${total}`] : items).join('; ')}.`,
  ask: (day: string, items: readonly string[]) => `About your offer of ${day} (${items.join('; ')}):`,
  askAgainSubject: (shop: string) => `Request for a new offer from ${shop}`,
  askAgain: (day: string, items: readonly string[]) =>
    `Your offer of ${day} has ended. Please send me a new one for ${items.join('; ')}.`,
  /** They are in the list, but not in the total. */
  cards: (cards: readonly string[]) => `Also on my list: ${cards.join(', ')}.`,
  item: (what: string, price: string) => `${what}, ${price}`,
}

/** Where the shop prices a list. */
export const answerPage = {
  heading: 'Answer with prices',
  lead: 'For the shop. Type a price for each film; leave out what you have to see first. The answer is the link you send back; nothing leaves this browser until you send it.',
  films: 'Films',
  price: (film: string) => `Price of ${film}`,
  wholePrice: (what: string) => `Price of ${what}`,
  readAs: (price: string) => `Read as ${price}.`,
  notAPrice: 'Enter one amount, such as 1580.',
  published: (range: string) => `Published: ${range}.`,
  notPublished: 'No published price.',
  leftOpen: 'Left open: the customer reads “on inspection”.',
  either: 'The customer chooses one of these.',
  oneInstead: (what: string) => `One price for ${what} instead`,
  eachInstead: 'A price for each film',
  with: (chosen: readonly string[]) => `With ${listOf(chosen)}`,
  sum: 'Together',
  yours: 'Your answer',
  shop: 'Shop',
  needsShop: 'Enter the name of the shop.',
  until: 'Valid until',
  wrongUntil: (last: string) => `Choose a day from today to ${last}.`,
  currency: 'Currency',
  pricesAre: 'Prices are',
  taxes: (currency: string, tax: keyof typeof taxes) => `in ${currency}${taxes[tax]}`,
  note: 'Note',
  noteLimit: (left: number) => `${left} of 400 characters left.`,
  length: (count: string) => `${count} of 2,000 characters: the link still fits a message.`,
  long: (count: string) =>
    `${count} characters. Some messaging apps cut off a link this long. Send it by email.`,
  tooLongForApp: 'The link is too long for that app, which was not opened. Copy it, and paste it there.',
  tooLong: 'This answer is too long for a link. Shorten the note.',
  preview: 'What the customer sees',
  copy: 'Copy the answer’s link',
  whatsApp: 'WhatsApp',
  email: 'Email',
  needsPrice: 'Enter at least one price.',
  subject: (shop: string) => `Your offer from ${shop}`,
  message: (shop: string, until: string) => `Your offer from ${shop}, valid until ${until}:`,
}
