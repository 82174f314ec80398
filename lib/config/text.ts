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
