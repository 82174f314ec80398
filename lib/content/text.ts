import type { Source } from './sources'

/** A number in a text that leads to the source of what the text says. */
type NoteMark = { source: Source; note: number }
export type Emphasis = { strong: string }

/** A text of a page: plain, or with emphasis and notes. */
export type Text = string | readonly (string | Emphasis | NoteMark)[]

export const strong = (words: string): Emphasis => ({ strong: words })

/**
 * Makes a page's template tag. Interpolating a source adds its note; the number is the source's place in the page's
 * list, and a source that the list lacks does not compile.
 */
export function citing<const S extends Source>(listed: readonly S[]) {
  const pieceOf = (value: S | Emphasis | number) => {
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' ? { source: value, note: noteOf(listed, value) } : value
  }
  return (strings: TemplateStringsArray, ...values: readonly (S | Emphasis | number)[]): Text =>
    strings.flatMap((words, i) => {
      const value = values[i]
      return value === undefined ? words : [words, pieceOf(value)]
    })
}

/** The number of a source's note on a page. */
export function noteOf(listed: readonly Source[], source: Source): number {
  return listed.indexOf(source) + 1
}

/** The words alone, as for a search engine or a test. */
export function wordsOf(text: Text): string {
  if (typeof text === 'string') return text
  return text
    .map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : ''))
    .join('')
}

/** Keeps a figure and its unit on one line: `8 mil`, `5 to 10 years`. */
export function withUnits(words: string): string {
  return words
    .replace(/(\d) to (?=\d)/g, '$1\u00a0to\u00a0')
    .replace(/(\d) (?=(?:mil|cm|mm|m|m²|µm|years)(?!\p{L}))/gu, '$1\u00a0')
}
