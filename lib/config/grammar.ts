import { DATE_LANGUAGE, LANGUAGE } from './language'

// Apart from the numbers, because pages for visitors hardly need it in their script.

/** `a, b and c` */
export const listOf = (names: Iterable<string>) => new Intl.ListFormat(DATE_LANGUAGE).format(names)

/** The text for one or for any other count. */
export const plural = (count: number, { one, other }: { one: string; other: string }) =>
  new Intl.PluralRules(LANGUAGE).select(count) === 'one' ? one : other
