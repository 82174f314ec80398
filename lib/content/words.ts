import { isLanguage, type Language, languages } from '@/lib/content/facts/languages'
import { figures, language, numberWord } from '@/lib/content/language'

/** The language of the interface, as in paths. */
export const LANGUAGE: string = language.code

/** What everything that is formatted follows: numbers, prices, dates, lists and the alphabet. */
export const LOCALE = language.locale

/** The language of a slide that names none. */
export const SLIDE_LANGUAGE = 'en'

/** `2,500` */
export const formatNumber = (value: number) => value.toLocaleString(LOCALE)

/** Without `Intl`: some browsers write a space before it in Spanish, and a page is hydrated with the text of the build. */
export const percentSign = '%'

/** Made once, because every step of a slider writes many. */
const percentNumbers = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })

/** `35%`, of the number 35. */
export const percent = (value: number) => percentNumbers.format(value) + percentSign

/** `4.0`: one decimal, for estimates. */
export const formatDecimal = (value: number) =>
  value.toLocaleString(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions) =>
  date.toLocaleDateString(LOCALE, options)

const listFormats = new Map<Intl.ListFormatType, Intl.ListFormat>()

/** Made once: that takes a millisecond, and every change of a tool writes several lists. */
function listFormat(type: Intl.ListFormatType = 'conjunction') {
  const format = listFormats.get(type) ?? new Intl.ListFormat(LOCALE, { type })
  listFormats.set(type, format)
  return format
}

/** `a, b, and c` */
export const listOf = (names: Iterable<string>) => listFormat().format(names)

/** The names, and the words between them, for a list of links. */
export const listParts = (names: Iterable<string>) => listFormat().formatToParts(names)

/** `a, b, or c` */
export const anyOf = (names: Iterable<string>) => listFormat('disjunction').format(names)

/** `$10, stock 3`: the details of one thing. */
export const detailsOf = (details: Iterable<string>) => listFormat('unit').format(details)

/** The text for one or for any other count. */
export const plural = (count: number, { one, other }: { one: string; other: string }) =>
  new Intl.PluralRules(LOCALE).select(count) === 'one' ? one : other

/** `Seven panels`, `One panel`. In Spanish for masculine nouns. */
export const countOf = (count: number, forms: { one: string; other: string }) =>
  `${numberWord(count)} ${plural(count, forms)}`

/** Joins a figure and its unit with non-breaking spaces: `8 mil`, `5 to 10 years`. */
export const withUnits = (words: string) =>
  words.replace(figures.rangeWord, '$1\u00a0$2\u00a0').replace(figures.spaceBeforeUnit, '$1\u00a0')

/** A text of shop.json or carousel.json: one for all languages of the site, or one for each. */
export type FileText = string | Readonly<Partial<Record<Language, string>>>

export const inLanguage = (text: FileText, language: string = LANGUAGE): string =>
  typeof text === 'string' ? text : (((isLanguage(language) && text[language]) || text[languages[0]]) ?? '')

/** Year and month, such as `2026-11`. */
export type Month = string

/** What kind of text a document of a law is; only the first two, official and a copy of the statute, contain the law. */
export type Standing = 'official' | 'copy' | 'bill' | 'press' | 'unofficial'

export type Article = {
  title: string
  url: string
  standing?: Standing
  /** The title's language, if it is not English. */
  language?: string
}

/** The pages of each source. */
export type Sources = Readonly<Record<string, readonly Article[]>>

/** What the list at the end of a page shows: the sources in the order of their notes. */
export type Citations = {
  cited: readonly string[]
  sources: Sources
  /** What the page takes from each source. */
  gives: Readonly<Record<string, string>>
  /** The month of the last check, if it is not `LOOKED_UP`. */
  checkedOn?: Readonly<Record<string, Month>>
}

/** The month in which the film pages' sources were last checked. */
export const LOOKED_UP: Month = '2026-11'

/** The host without `www.`: `xpel.nl` for `https://www.xpel.nl/helpen/`. */
export function siteOf(page: Article): string {
  return new URL(page.url).host.replace(/^www\./, '')
}

/** For the `lang` of a title that is in another language than the page. */
export const titleLanguage = ({ language = 'en' }: Article) => (language === LANGUAGE ? undefined : language)

/** `Warranty Policy, hightouch.ae` */
export const citationOf = (article: Article) => `${article.title}, ${siteOf(article)}`

/** A numbered note that links to a source. */
type NoteMark<S> = { source: S; note: number }
export type Emphasis = { strong: string }

/** Plain text, or text with emphasis and notes. */
export type Text<S extends string = string> = string | readonly (string | Emphasis | NoteMark<S>)[]

export type Question = { question: string; answer: Text }

export const strong = (words: string): Emphasis => ({ strong: words })

/**
 * Creates a page's template tag. Interpolating a source adds a note. The notes are numbered by the order in which the
 * sources are first cited, so a page's texts are in one file, in the order of the page. `cite` adds a note outside
 * of a text.
 */
export function citing<S extends string>() {
  const cited: S[] = []
  function cite(source: S): NoteMark<S> {
    if (!cited.includes(source)) cited.push(source)
    return { source, note: cited.indexOf(source) + 1 }
  }
  const pieceOf = (value: S | Emphasis | number) => {
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' ? cite(value) : value
  }
  const text = (strings: TemplateStringsArray, ...values: readonly (S | Emphasis | number)[]): Text<S> =>
    strings.flatMap((words, i) => {
      const value = values[i]
      return value === undefined ? words : [words, pieceOf(value)]
    })
  const order: readonly S[] = cited
  return { text, cite, cited: order }
}

/** The plain text, without emphasis and notes. */
export function plainText(text: Text): string {
  if (typeof text === 'string') return text
  return text
    .map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : ''))
    .join('')
}

export function notesOf<S extends string>(text: Text<S>): readonly NoteMark<S>[] {
  return typeof text === 'string' ? [] : text.filter((piece) => typeof piece === 'object' && 'note' in piece)
}

/** Words as the beginning of a sentence. */
export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** The name of a control that each of several things has: `Remove: Hood`. */
export const actionOf = (action: string, what: string) => `${action}: ${what}`
