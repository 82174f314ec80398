export const CAROUSEL_FILE = 'carousel.json'

/** One thing that is wrong in marketing's folder, and the way to mend it. */
export type Fault = {
  file: string
  line: number
  /** "slide 2 (Window Film)" */
  slide: string | null
  field: string | null
  found: string
  expected: string
  mend: string | null
}

/** The fault in one sentence: where, what is there, what is expected, the likely mend. */
export function toSentence({ file, line, slide, field, found, expected, mend }: Fault): string {
  const where = [file, `line ${line}`, slide, field].filter(Boolean).join(', ')
  return `${where}: ${found}; expected ${expected}${mend ? `; ${mend}` : ''}`
}

export function didYouMean(name: string | null): string | null {
  return name === null ? null : `did you mean \`${name}\`?`
}
