import { UNPRINTABLE } from './text'

/** Whether a text contains control characters, half characters or marks that change the direction of text. */
export const isUnprintable = (text: string) => text.search(UNPRINTABLE) >= 0

/** Escapes what could move a terminal's cursor or change the order of its text. */
export const printable = (text: string) =>
  text.replace(UNPRINTABLE, (found) =>
    Array.from(found, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`).join(''),
  )
