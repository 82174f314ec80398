import { listOf, plural } from '@/lib/config/grammar'

const films = (count: number) => `${count} ${plural(count, { one: 'film', other: 'films' })}`
const cards = (count: number) => `${count} ${plural(count, { one: 'card', other: 'cards' })}`

/** One line of the list as text, for messages. */
export const listLine = {
  product: (quantity: number, name: string, price: string) => `${quantity} × ${name}, ${price} each`,
  coupon: (code: string, discount: string) => `Coupon ${code}: ${discount}`,
}

/** What can be done with a line. */
export const quoteLine = {
  change: 'Change',
  changeOf: (title: string) => `Change: ${title}`,
  remove: 'Remove',
  removeOf: (title: string) => `Remove: ${title}`,
}

/** A film that this version of the site cannot read. */
export const unreadable = {
  title: 'A film we cannot read',
  text: 'Its link does not say what was chosen. Choose it again, or remove it.',
}

/** In place of a removed line. */
export const gone = {
  removed: (name: string) => `${name}: removed.`,
  undo: (name: string) => `Undo: ${name}`,
}

export const quoteList = {
  heading: 'Your quote',
  films: 'Films',
  count: (filmCount: number, cardCount: number, hasPrices: boolean) =>
    [
      filmCount > 0 && `${films(filmCount)}${hasPrices ? '' : ', priced on request'}.`,
      cardCount > 0 && `${cards(cardCount)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  cards,
  /** `left` is the number of products that are not named. */
  oneOfEach: (names: readonly string[], left: number) =>
    names.length === 1 && left === 0
      ? `${names[0]}.`
      : `${listOf(left > 0 ? [...names, `${left} more`] : names)}, one of each.`,
  several: (items: readonly (readonly [quantity: number, name: string])[], left: number) => {
    const each = items.map(([quantity, name]) => `${quantity} × ${name}`)
    return `${listOf(left > 0 ? [...each, `${left} more`] : each)}.`
  },
  cardsName: 'Cards',
  coupon: 'Coupon',
  couponNamed: (code: string) => `Coupon ${code}`,
  copy: 'Copy as text',
}

export const shareButton = {
  label: 'Share list',
  name: 'Sharing',
}

export const sharedQuote = {
  name: 'The shared list',
}
