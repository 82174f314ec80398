/** How the fragment of a link to a shared quote begins. */
export const FRAGMENT_START = '#quote='
