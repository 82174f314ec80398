import type { BaseIssue } from 'valibot'
import { fieldsAt, LANGUAGES, MAX_SLIDES, PAGES } from '@/lib/carousel/carousel-schema'
import { nearest } from '@/lib/parsing/nearest'
import { isRecord } from '@/lib/parsing/record'
import { type FieldWords, wordsOf } from './field-words'
import { type Finding, type Path, valueAt } from './finding'
import { didYouMean } from './problem'

export function toSchemaFinding(issue: BaseIssue<unknown>, root: unknown): Finding {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  if (issue.type === 'strict_object' && issue.expected === 'never') return unknownField(path, root)
  const words = wordsOf(path)
  if (isMissing(issue)) {
    return { path, summary: `The ${words.noun} is missing.`, advice: words.give, isMissing: true }
  }
  return { path, ...wrongValue(issue, words) }
}

function unknownField(path: Path, root: unknown): Finding {
  const name = String(path.at(-1))
  const owner = valueAt(root, path.slice(0, -1))
  const known = fieldsAt(path)
  const free = known.filter((field) => !isRecord(owner) || !Object.hasOwn(owner, field))
  const otherwise = `Remove it, or use one of ${known.join(', ')}.`
  return { path, summary: `\`${name}\` is not a field.`, advice: didYouMean(nearest(name, free), otherwise) }
}

/** The value is missing, or is an empty text or list. */
function isMissing({ type, input, received }: BaseIssue<unknown>): boolean {
  if (type === 'strict_object' && received === 'undefined') return true
  return type === 'min_length' || (typeof input === 'string' && input.trim() === '')
}

function wrongValue(
  issue: BaseIssue<unknown>,
  { noun, give }: FieldWords,
): Pick<Finding, 'summary' | 'advice'> {
  const { type, input } = issue
  if (type === 'max_length' && typeof input === 'string') {
    const limit = Number(issue.requirement)
    return {
      summary: `The ${noun} is ${input.length} characters long; the limit is ${limit}.`,
      advice: `Shorten the ${noun} by ${input.length - limit}: the limit is ${limit} characters.`,
    }
  }
  if (type === 'max_length' || type === 'check') {
    return {
      summary: `The ${noun} has too many files of one kind.`,
      advice: 'Keep one WebM and one MP4 at most.',
    }
  }
  if (type === 'regex' && /[<>]/.test(String(input))) {
    return {
      summary: `The ${noun} contains < or >.`,
      advice: `Remove < and > from the ${noun}: it is plain text, and HTML does not work there.`,
    }
  }
  if (type === 'regex') {
    return {
      summary: `\`${input}\` is not the name of a file in public/carousel.`,
      advice: 'Use only a to z, digits, - and _ in a file’s name, without folders and spaces.',
    }
  }
  if (type === 'picklist') return notOnList(noun, input)
  return { summary: `The ${noun} cannot be ${shown(input)}.`, advice: give }
}

/** `null` if the number is within the limit. */
export function tooManySlides(count: number): Finding | null {
  const more = count - MAX_SLIDES
  if (more <= 0) return null
  return {
    path: ['slides'],
    summary: `There are ${count} slides; the limit is ${MAX_SLIDES}.`,
    advice: `Delete ${more === 1 ? 'one slide' : `${more} slides`}.`,
  }
}

function notOnList(noun: string, input: unknown) {
  const isPage = noun === 'button’s page'
  const options: readonly string[] = isPage ? PAGES : LANGUAGES
  const advice = didYouMean(nearest(String(input), options), `Choose one of ${options.join(', ')}.`)
  const value = shown(input)
  return {
    summary: isPage ? `The site has no page ${value}.` : `${value} is not one of the languages.`,
    advice,
  }
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'an object'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
