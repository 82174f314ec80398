import type { BaseIssue } from 'valibot'
import { didYouMean, type FieldTexts, type Message, valueTexts as texts } from '@/lib/content/parsing/json'
import { type Path, valueAt } from './json-path'
import { nearest } from './nearest'
import { isRecord } from './record'
import { isBlank } from './text'
import { isUnprintable } from './unprintable'

export type SchemaFinding = Message & { path: Path; isMissing?: boolean }

type Words = {
  fieldTextsOf: (path: Path) => FieldTexts
  /** The names allowed where an unknown field was found. */
  fieldsAt: (path: Path) => readonly string[]
  /** What only this file's schema can say about a wrong value. */
  wrongValue: (issue: BaseIssue<unknown>, words: FieldTexts, path: Path) => Message | null
}

/** Converts an issue of a schema to what is wrong with the file and how to fix it. */
export function toSchemaFinding(whole: BaseIssue<unknown>, root: unknown, words: Words): SchemaFinding {
  // In a text for each language, the language is wrong rather than the whole.
  const [part] = isRecord(whole.input) ? (whole.issues ?? []).filter((one) => one.path) : []
  const issue = part ?? whole
  const path = [...(whole.path ?? []), ...(part?.path ?? [])].map(({ key }) =>
    typeof key === 'number' ? key : String(key),
  )
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { path, ...unknownField(path, root, words.fieldsAt(path)) }
  const field = words.fieldTextsOf(path)
  if (isMissing(issue)) return { path, ...texts.missing(field), isMissing: true }
  if (issue.type === 'check' && typeof issue.input === 'string' && isUnprintable(issue.input))
    return { path, ...texts.unprintable(field.noun) }
  return { path, ...(words.wrongValue(issue, field, path) ?? wrongValue(issue, field)) }
}

function unknownField(path: Path, root: unknown, known: readonly string[]): Message {
  const name = String(path.at(-1))
  const owner = valueAt(root, path.slice(0, -1))
  const free = known.filter((field) => !isRecord(owner) || !Object.hasOwn(owner, field))
  return { summary: texts.notAField(name), advice: didYouMean(nearest(name, free), texts.oneOfFields(known)) }
}

/** The value is missing, or is an empty text or list. */
function isMissing({ type, input, received }: BaseIssue<unknown>): boolean {
  if (type === 'strict_object' && received === 'undefined') return true
  return type === 'min_length' || (typeof input === 'string' && isBlank(input))
}

function wrongValue({ type, input, requirement }: BaseIssue<unknown>, words: FieldTexts): Message {
  if (type === 'max_length' && typeof input === 'string')
    return texts.tooLong(words.noun, input.length, Number(requirement))
  if (typeof input === 'string' && type === 'regex' && /[<>]/.test(input)) return texts.html(words.noun)
  return texts.invalid(words, shownValue(input))
}

export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return texts.aList
  if (isRecord(value)) return texts.anObject
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
