import { site } from '@/lib/content/facts/site'

/** The first line of a message with the list. */
export const listMessage = {
  subject: `A quote from ${site.name}`,
  request: 'I would like a quote for:',
}

export const shareView = {
  heading: 'Share this list',
  back: 'Back to the cart',
  tabs: 'Ways to share',
  tab: { link: 'Link', text: 'Text', code: 'QR code' },
  explanation: {
    link: 'Anyone with the link sees your list and can add it to theirs. The list is in the link itself and is stored nowhere; later changes are not included.',
    text: 'Paste this text into an email or a chat.',
    code: 'Scan this code with the camera of another phone.',
  },
  tooLong: 'This list is too long for a link. Send it as text.',
  link: 'Link',
  text: 'The list as text',
  code: 'QR code to scan',
  copy: { link: 'Copy link', text: 'Copy as text' },
  copied: { link: 'Link copied.', text: 'Text copied.' },
  failed: 'Could not copy: select the text and copy it manually.',
  save: 'Save as a picture',
  title: `A list from ${site.name}`,
  share: 'Share link…',
  fileName: 'quote.png',
}

export const listProblems = {
  damaged:
    'The link to a shared list is damaged, incomplete or too long, so it was not opened. Your own list has not changed. Ask for the link again.',
  'other-version':
    'The link to a shared list was made with another version of this site, so it was not opened. Your own list has not changed. Reload the page and open the link again.',
}

export const openedQuote = {
  seen: 'You opened a shared list. Your own list has not changed.',
  showAgain: 'Show it again',
  added: 'The shared list has been added to yours.',
  addedInPart: (left: readonly string[]) =>
    `The shared list has been added in part, because your quote is full. Left out: ${left.join('; ')}.`,
  replaced: 'The shared list has replaced yours.',
}

export const sharedQuoteDrawer = {
  heading: 'A shared list',
  list: 'The shared list',
  /** Only products: the words of films are not taken from the link. */
  fromLink: 'The names and prices of the products come from the link.',
  unchanged: 'Nothing in your own list changes until you choose.',
  add: 'Add to mine',
  replace: 'Replace mine',
  keep: 'Keep mine',
  /** In place of `keep` for a visitor whose list is empty. */
  notNow: 'Not now',
  products: 'Products in the shared list',
  films: 'Films in the shared list',
}
