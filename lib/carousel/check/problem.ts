export const CAROUSEL_FILE = 'carousel.json'

/** A problem in public/carousel, and how to fix it. */
export type Problem = {
  line: number
  /** The zero-based index of the slide in the file. */
  slide: number | null
  /** "slide 2 (Window Film)" */
  slideName: string | null
  /** "title", "button.href" */
  field: string | null
  /** The name of the video or poster with the problem. */
  name: string | null
  /** "The title is missing." */
  summary: string
  /** How to fix it, as a complete sentence: "Give the slide a title of 1 to 40 characters." */
  advice: string
  /** The value is missing or empty, as in a new slide. */
  isMissing: boolean
}

/** One line for the command line: the place, the problem and its fix. */
export function toSentence({ line, slideName, field, name, summary, advice }: Problem): string {
  const file = name !== null && !summary.includes(`\`${name}\``) ? ` ${name}` : ''
  const where = [CAROUSEL_FILE, `line ${line}`, slideName, field && `${field}${file}`]
    .filter(Boolean)
    .join(', ')
  return `${where}: ${summary} ${advice}`.trim()
}

export function didYouMean(name: string | null, otherwise: string): string {
  return name === null ? otherwise : `Did you mean \`${name}\`?`
}
