import type { BaseIssue } from 'valibot'
import {
  BUTTON_LENGTH,
  fieldsAt,
  LANGUAGES,
  LINE_LENGTH,
  MAX_SLIDES,
  PAGES,
  SECOND_LINK_LENGTH,
  TITLE_LENGTH,
} from '@/lib/carousel/carousel-schema'
import { didYouMean, type FieldTexts, fieldTexts, valueTexts as texts } from '@/lib/content/carousel/check'
import { nearest } from '@/lib/parsing/nearest'
import { isRecord } from '@/lib/parsing/record'
import { inKilobytes, POSTER_BYTES, POSTER_WIDTH, VIDEO_BYTES } from './media-limits'
import { type Finding, fieldOfPath, type Path, type ProblemText, valueAt } from './problem'

const FIELDS = fieldTexts({
  slides: MAX_SLIDES,
  title: TITLE_LENGTH,
  line: LINE_LENGTH,
  button: BUTTON_LENGTH,
  secondLink: SECOND_LINK_LENGTH,
  posterWidth: POSTER_WIDTH,
  posterSize: inKilobytes(POSTER_BYTES),
  videoSize: inKilobytes(VIDEO_BYTES),
})

export function toSchemaFinding(issue: BaseIssue<unknown>, root: unknown): Finding {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  if (issue.type === 'strict_object' && issue.expected === 'never') return unknownField(path, root)
  const isSlide = path.length === 2 && path[0] === 'slides'
  const field = isSlide ? 'slide' : fieldOfPath(path)
  const words = FIELDS[field] ?? texts.otherField(field)
  return isMissing(issue)
    ? { path, ...texts.missing(words), isMissing: true }
    : { path, ...wrongValue(issue, words, field) }
}

function unknownField(path: Path, root: unknown): Finding {
  const name = String(path.at(-1))
  const owner = valueAt(root, path.slice(0, -1))
  const known = fieldsAt(path)
  const free = known.filter((field) => !isRecord(owner) || !Object.hasOwn(owner, field))
  const advice = didYouMean(nearest(name, free), texts.oneOfFields(known))
  return { path, summary: texts.notAField(name), advice }
}

/** The value is missing, or is an empty text or list. */
function isMissing({ type, input, received }: BaseIssue<unknown>): boolean {
  if (type === 'strict_object' && received === 'undefined') return true
  return type === 'min_length' || (typeof input === 'string' && input.trim() === '')
}

function wrongValue(issue: BaseIssue<unknown>, words: FieldTexts, field: string): ProblemText {
  const { type, input } = issue
  const { noun } = words
  if (type === 'max_length' && typeof input === 'string')
    return texts.tooLong(noun, input.length, Number(issue.requirement))
  if (type === 'max_length' || type === 'check') return texts.sameKind(noun)
  if (type === 'regex') return /[<>]/.test(String(input)) ? texts.html(noun) : texts.fileName(String(input))
  if (type !== 'picklist') return texts.invalid(words, shown(input))

  const isPage = field.endsWith('.href')
  const options: readonly string[] = isPage ? PAGES : LANGUAGES
  return {
    summary: isPage ? texts.noPage(shown(input)) : texts.noLanguage(shown(input)),
    advice: didYouMean(nearest(String(input), options), texts.oneOf(options)),
  }
}

/** `null` if the number is within the limit. */
export function tooManySlides(count: number): Finding | null {
  return count > MAX_SLIDES ? { path: ['slides'], ...texts.tooManySlides(count, MAX_SLIDES) } : null
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return texts.aList
  if (isRecord(value)) return texts.anObject
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
