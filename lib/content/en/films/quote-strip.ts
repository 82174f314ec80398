import { listOf, plural } from '@/lib/config/grammar'

const films = (count: number) => `${count} ${plural(count, { one: 'film', other: 'films' })}`
const cards = (count: number) => `${count} ${plural(count, { one: 'card', other: 'cards' })}`

/** The result of “Add to my quote”. `line` is a title inside a sentence: `front side windows, 35% film`. */
export const quoteStrip = {
  added: (line: string) => `Added: ${line}.`,
  saved: (line: string) => `Saved: ${line}.`,
  count: (filmCount: number, cardCount: number) =>
    `Your quote now has ${listOf([films(filmCount), ...(cardCount > 0 ? [cards(cardCount)] : [])])}. Find it in the cart.`,
  again: 'Already in your quote.',
  nothingAdded: (title: string, text: string) => `${title}. ${text} Nothing was added.`,
  full: 'Your quote is full. Remove a line first.',
  view: 'View quote',
  undo: 'Undo',
  undoOf: (line: string) => `Undo: ${line}`,
  undone: 'Undone.',
  question: {
    tint: {
      title: (window: string) => `Replace the film for the ${window}?`,
      text: 'Your quote already has one. Keep both if you have two cars.',
    },
    coverage: {
      title: (line: string) => `Replace ${line}?`,
      text: 'Your quote already covers some of these panels on this vehicle. Keep both if you have two cars.',
    },
    hull: {
      title: (line: string) => `Replace ${line}?`,
      text: 'Your quote already covers some of these zones on this boat. Keep both if you have two boats.',
    },
  },
  inQuote: 'In your quote',
  now: 'Now',
  replace: 'Replace it',
  keepBoth: 'Keep both',
  cancel: 'Cancel',
}
