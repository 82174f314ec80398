import { DATE_LANGUAGE, LANGUAGE } from './language'

// Separate from the numbers, because pages for visitors hardly need it in their script.

const listFormat = (type?: Intl.ListFormatType) => new Intl.ListFormat(DATE_LANGUAGE, { type })

/** `a, b and c` */
export const listOf = (names: Iterable<string>) => listFormat().format(names)

/** The names, and the words between them, for a list of links. */
export const listParts = (names: Iterable<string>) => listFormat().formatToParts(names)

/** `a, b or c` */
export const anyOf = (names: Iterable<string>) => listFormat('disjunction').format(names)

/** `$10, stock 3`: the details of one thing. */
export const detailsOf = (details: Iterable<string>) => listFormat('unit').format(details)

/** The text for one or for any other count. */
export const plural = (count: number, { one, other }: { one: string; other: string }) =>
  new Intl.PluralRules(LANGUAGE).select(count) === 'one' ? one : other
