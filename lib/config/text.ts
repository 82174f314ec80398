import type { Source } from '@/lib/content/sources'

/** A numbered note that links to a source. */
type NoteMark = { source: Source; note: number }
export type Emphasis = { strong: string }

/** Plain text, or text with emphasis and notes. */
export type Text = string | readonly (string | Emphasis | NoteMark)[]

export const strong = (words: string): Emphasis => ({ strong: words })

/**
 * Creates a page's template tag. Interpolating a source adds a note, numbered by the source's position in the page's
 * list. A source missing from the list is a type error.
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

/** The number of a source's note, counted from 1. */
export function noteOf(listed: readonly Source[], source: Source): number {
  return listed.indexOf(source) + 1
}

/** The plain text, without emphasis and notes. */
export function wordsOf(text: Text): string {
  if (typeof text === 'string') return text
  return text
    .map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : ''))
    .join('')
}

/** Joins a figure and its unit with non-breaking spaces: `8 mil`, `5 to 10 years`. */
export function withUnits(words: string): string {
  return words
    .replace(/(\d) to (?=\d)/g, '$1\u00a0to\u00a0')
    .replace(/(\d) (?=(?:mil|cm|mm|m|m²|µm|years)(?!\p{L}))/gu, '$1\u00a0')
}
