/** Start of the URL fragment of a link to a shared quote. */
export const FRAGMENT_START = '#quote='
