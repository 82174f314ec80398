import { languages } from '@/lib/content/facts/languages'
import { lineOfFile } from '@/lib/content/json'
import { fieldNameOf, type Path } from '@/lib/parsing/json-with-lines'
import { printable } from '@/lib/parsing/record'

export const CAROUSEL_FILE = 'carousel.json'

/** A problem in public/carousel, and how to fix it. */
export type Problem = {
  /** Unique among the problems of a check. */
  id: string
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

export type ProblemText = Pick<Problem, 'summary' | 'advice'>

/** A problem whose line in the file is not resolved yet. */
export type Finding = ProblemText & Partial<Pick<Problem, 'name' | 'isMissing'>> & { path: Path }

/** One line for the command line: the place, the problem and its fix. */
export function toSentence({ line, slideName, field, name, summary, advice }: Problem): string {
  const file = name !== null && !summary.includes(`\`${name}\``) ? ` ${name}` : ''
  const where = [CAROUSEL_FILE, lineOfFile(line), slideName, field && `${field}${file}`]
    .filter(Boolean)
    .join(', ')
  return printable(`${where}: ${summary} ${advice}`.trim())
}

/** The field of a path within its slide: "title", "button.text", "title.es". */
export function fieldOfPath(path: Path): string {
  const inSlide = path[0] === 'slides' && typeof path[1] === 'number'
  return fieldNameOf(path.slice(inSlide ? 2 : 0)).replace(FIRST_LANGUAGE, '')
}

/** A text in the first language of the site has the name of its field. */
const FIRST_LANGUAGE = new RegExp(`\\.${languages[0]}$`)
