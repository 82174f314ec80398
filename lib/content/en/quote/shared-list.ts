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
