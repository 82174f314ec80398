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
import { FOCUS } from '@/lib/config/focus'
import { languages } from '@/lib/config/languages'
import { fieldTexts, valueTexts as texts } from '@/lib/content/carousel/check'
import { didYouMean, type FieldTexts, type Message, valueTexts } from '@/lib/content/parsing/json'
import type { Path } from '@/lib/parsing/json-path'
import { nearest } from '@/lib/parsing/nearest'
import { type SchemaFinding, shownValue, toSchemaFindings } from '@/lib/parsing/schema-findings'
import { inKilobytes, POSTER_BYTES, POSTER_WIDTH, VIDEO_BYTES } from './media-limits'
import { type Finding, fieldOfPath } from './problem'

const FIELDS = fieldTexts({
  slides: MAX_SLIDES,
  title: TITLE_LENGTH,
  line: LINE_LENGTH,
  button: BUTTON_LENGTH,
  secondLink: SECOND_LINK_LENGTH,
  posterWidth: POSTER_WIDTH,
  posterSize: inKilobytes(POSTER_BYTES),
  focusStep: FOCUS.step,
  videoSize: inKilobytes(VIDEO_BYTES),
})

export const toFindings = (issue: BaseIssue<unknown>, root: unknown): SchemaFinding[] =>
  toSchemaFindings(issue, root, { fieldTextsOf, fieldsAt, wrongValue })

/** The advice for a text is the same in each language. */
const LANGUAGE = new RegExp(`\\.(${languages.join('|')})$`)

function fieldTextsOf(path: Path): FieldTexts {
  const isSlide = path.length === 2 && path[0] === 'slides'
  const field = isSlide ? 'slide' : fieldOfPath(path).replace(LANGUAGE, '')
  return FIELDS[field] ?? valueTexts.otherField(field)
}

function wrongValue({ type, input }: BaseIssue<unknown>, { noun }: FieldTexts, path: Path): Message | null {
  if ((type === 'max_length' && typeof input !== 'string') || type === 'check') return texts.sameKind(noun)
  if (type === 'regex' && !/[<>]/.test(String(input)))
    return valueTexts.fileName(String(input), 'public/carousel')
  if (type !== 'picklist') return null

  const isPage = path.at(-1) === 'href'
  const options: readonly string[] = isPage ? PAGES : LANGUAGES
  return {
    summary: isPage ? texts.noPage(shownValue(input)) : texts.noLanguage(shownValue(input)),
    advice: didYouMean(nearest(String(input), options), valueTexts.oneOf(options)),
  }
}

/** `null` if the number is within the limit. */
export function tooManySlides(count: number): Finding | null {
  return count > MAX_SLIDES ? { path: ['slides'], ...texts.tooManySlides(count, MAX_SLIDES) } : null
}
