import { formatNumber } from '@/lib/config/language'
import { site } from '@/lib/content/facts/site'

export const drawer = { close: 'Close' }

export const undoToast = { label: 'Last change', close: 'Close' }

export const lineItem = { remove: (name: string) => `Remove ${name}` }

export const quantityField = {
  group: (name: string) => `Quantity of ${name}`,
  field: 'Quantity',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  changed: (name: string, quantity: number) => `${name}: ${quantity}.`,
}

export const showMore = { button: (left: number) => `Show more (${formatNumber(left)} left)` }

export const undo = { button: 'Undo', restored: 'Restored.' }

/** “Add to cart” is from the specification. */
export const addButton = { add: 'Add to cart', added: 'Added' }

export const copyButton = {
  copied: 'Copied',
  failed: 'Could not copy: select the text and copy it manually',
}

export const field = { optional: '(optional)' }

export const lazyPart = { retry: 'Try again', close: 'Close' }

/** Follows what needs JavaScript. */
export const needsScript = { instead: `Call PBX ${site.phone} or write to ${site.email} instead.` }

/** Ways to reach the shop. */
export const reach = {
  call: (phone: string) => `Call ${phone}`,
  whatsApp: 'WhatsApp',
  email: 'Email',
}
