import { distance } from 'fastest-levenshtein'
import * as v from 'valibot'
import { type Language, languages, siteLanguages } from '@/lib/content/facts/languages'
import { didYouMean, type FieldTexts, type Message, valueTexts as texts } from '@/lib/content/json'
import type { FileText } from '@/lib/content/words'
import { type Path, valueAt } from './json-with-lines'
import { isBlank, isRecord, isUnprintable } from './record'

export type SchemaFinding = Message & { path: Path; isMissing?: boolean }

type Words = {
  fieldTextsOf: (path: Path) => FieldTexts
  /** The names allowed where an unknown field was found. */
  fieldsAt: (path: Path) => readonly string[]
  /** What only this file's schema can say about a wrong value. */
  wrongValue: (issue: v.BaseIssue<unknown>, words: FieldTexts, path: Path) => Message | null
}

/** Converts an issue of a schema to what is wrong with the file and how to fix it. */
export function toSchemaFindings(whole: v.BaseIssue<unknown>, root: unknown, words: Words): SchemaFinding[] {
  // In a text for each language, some languages are wrong rather than the whole.
  const parts = isRecord(whole.input) ? (whole.issues ?? []).filter((one) => one.path) : []
  return (parts.length > 0 ? parts : [whole]).flatMap((issue) => {
    const keys = [...(whole.path ?? []), ...((issue !== whole && issue.path) || [])].map(({ key }) => key)
    const path = keys.map((key) => (typeof key === 'number' ? key : String(key)))
    return findingsOf(issue, path, root, words)
  })
}

function findingsOf(issue: v.BaseIssue<unknown>, path: Path, root: unknown, words: Words): SchemaFinding[] {
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return unknownFields(path, root, words.fieldsAt(path))
  const field = words.fieldTextsOf(path)
  if (isMissing(issue)) return [{ path, ...texts.missing(field), isMissing: true }]
  if (issue.type === 'check' && isUnprintable(String(issue.input)))
    return [{ path, ...texts.unprintable(field.noun) }]
  return [{ path, ...(words.wrongValue(issue, field, path) ?? wrongValue(issue, field)) }]
}

/** A text pasted by mistake can have thousands. */
const MAX_UNKNOWN = 20

/** The schema stops at the first unknown field of an object; a person wants to correct them all at once. */
function unknownFields(path: Path, root: unknown, known: readonly string[]): SchemaFinding[] {
  const parent = path.slice(0, -1)
  const owner = valueAt(root, parent)
  const names = isRecord(owner) ? Object.keys(owner) : []
  // Code editors read it; nobody else writes it.
  const offered = known.filter((field) => field !== '$schema')
  const free = offered.filter((field) => !names.includes(field))
  return names
    .filter((name) => !known.includes(name))
    .slice(0, MAX_UNKNOWN)
    .map((name) => ({
      path: [...parent, name],
      summary: texts.notAField(name),
      advice: didYouMean(nearest(name, free), texts.oneOfFields(offered)),
    }))
}

/** The value is missing, or is an empty text or list. */
function isMissing({ type, input, received }: v.BaseIssue<unknown>): boolean {
  if (type === 'strict_object' && received === 'undefined') return true
  return type === 'min_length' || (typeof input === 'string' && isBlank(input))
}

function wrongValue({ type, input, requirement }: v.BaseIssue<unknown>, words: FieldTexts): Message {
  if (type === 'max_length' && typeof input === 'string')
    return texts.tooLong(words.noun, input.length, Number(requirement))
  if (type === 'max_length' && Array.isArray(input))
    return texts.tooMany(words.noun, input.length, Number(requirement))
  if (type === 'regex' && /[<>]/.test(String(input))) return texts.html(words.noun)
  return texts.invalid(words, shownValue(input))
}

export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return texts.aList
  if (isRecord(value)) return texts.anObject
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** The candidate that was probably meant, ignoring case; `null` when none is similar enough. */
export function nearest(name: string, candidates: readonly string[]): string | null {
  const limit = Math.ceil(name.length / 3)
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
  return best?.candidate ?? null
}

/** The schema of a text in a file: something visible without HTML, control characters or marks of direction. */
export const words = (length: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(length),
    v.regex(/^[^<>]*$/),
    v.check((text) => !isBlank(text) && !isUnprintable(text)),
  )

/** The schema of a `FileText`: one text for all languages of the site, or one for each; those of other languages may stay. */
export function perLanguage(
  text: v.GenericSchema<string>,
  needed: readonly Language[] = siteLanguages,
): v.GenericSchema<FileText> {
  const others = v.entriesFromList(languages, v.exactOptional(text))
  return v.union([text, v.strictObject({ ...others, ...v.entriesFromList(needed, text) })])
}
