import { site } from '@/lib/content/facts/site'
import { formatNumber } from '@/lib/content/words'

/** Actions that many parts offer. */
export const actions = { cancel: 'Cancel', close: 'Close', retry: 'Try again', undo: 'Undo' }

export const lineItem = { remove: (name: string) => `Remove ${name}` }

export const quantityField = {
  group: (name: string) => `Quantity of ${name}`,
  field: 'Quantity',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  changed: (name: string, quantity: number) => `${name}: ${quantity}.`,
}

export const showMore = { button: (left: number) => `Show more (${formatNumber(left)} left)` }

export const undo = { restored: 'Restored.' }

/** “Add to cart” is from the specification. */
export const addButton = { add: 'Add to cart' }

export const copyButton = { copied: 'Copied', failed: 'Could not copy: select the text and copy it manually' }

export const field = { optional: '(optional)' }

/** Follows what needs JavaScript. */
export const needsScript = { instead: `Call PBX ${site.phone} or write to ${site.email} instead.` }

/** Ways to reach the shop. */
export const reach = { call: (phone: string) => `Call ${phone}`, whatsApp: 'WhatsApp', email: 'Email' }

export const goodToKnow = { title: 'Good to know' }

export const questionsSection = {
  heading: 'Questions',
  lead: { before: 'Not here? ', link: 'Write to us', after: '.' },
}

export const sourceList = {
  heading: (count: number) => `Sources (${count})`,
  /** `month` is when the sources were last read. */
  disclaimer: (month: string) =>
    `These figures are typical of the category, looked up in ${month}. They are not promises about our films: what counts is the data sheet of the film you are quoted.`,
}

export const noteLink = { label: (note: number) => `Source ${note}` }

export const historyButtons = {
  label: 'History',
  undo: 'Undo',
  redo: 'Redo',
}

/** Announced after a step. */
export const historySteps = {
  undo: {
    done: 'Undone.',
    doneStep: (step: string) => `Undone: ${step}.`,
    none: 'There is nothing to undo.',
  },
  redo: {
    done: 'Redone.',
    doneStep: (step: string) => `Redone: ${step}.`,
    none: 'There is nothing to redo.',
  },
}
