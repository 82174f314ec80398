export const CAROUSEL_FILE = 'carousel.json'

/** One thing that is wrong in marketing's folder, and how to fix it. */
export type Problem = {
  line: number
  /** The number of the slide in the file, from 0. */
  slide: number | null
  /** "slide 2 (Window Film)" */
  slideName: string | null
  /** "title", "button.href" */
  field: string | null
  /** The video or poster that the problem is about. */
  name: string | null
  /** "The title is missing." */
  summary: string
  /** How to fix it, in a sentence that can stand alone: "Give the slide a title of 1 to 40 characters." */
  advice: string
  /** Nothing is there yet, as in a new slide. */
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
