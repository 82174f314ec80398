import { type BaseIssue, safeParse } from 'valibot'
import { languages } from '@/lib/content/facts/languages'
import { didYouMean, type FieldTexts, lineOfFile, type Message, valueTexts } from '@/lib/content/json'
import { fields, listNames, workshopCheck as texts } from '@/lib/content/workshop-check'
import type { MediaFile } from '@/lib/media/media-types'
import {
  entriesAt,
  fieldNameOf,
  JsonError,
  type JsonWithLines,
  type Path,
  tryJsonWithLines,
  valueAt,
} from '@/lib/parsing/json-with-lines'
import { isBlank, isKeyOf, printable } from '@/lib/parsing/record'
import { nearest, shownValue, toSchemaFindings } from '@/lib/parsing/schema-findings'
import { weekdays } from './hours'
import { pictureFindings, type RuleFinding, ruleFindings } from './workshop-rules'
import { fieldsAt, LIST_LIMITS, type Workshop, workshopSchema } from './workshop-schema'

export const WORKSHOP_FILE = 'shop.json'
const MAX_PROBLEMS = 50
/** Enough for hundreds of places, whose limit is then named. */
const MAX_LENGTH = 1_000_000

type WorkshopCheck = { workshop: Workshop | null; problems: readonly string[] }

/** Validates the shop's own file for `npm run content` and the build. `workshop` is `null` if there are problems. */
export function checkWorkshop(
  text: string,
  files: ReadonlyMap<string, MediaFile>,
  currency: string,
): WorkshopCheck {
  const json = tryJsonWithLines(text, texts.startAgain, MAX_LENGTH)
  if (json instanceof JsonError) {
    const sentence = `${WORKSHOP_FILE}, ${lineOfFile(json.line)}: ${json.message}. ${json.advice}`
    return { workshop: null, problems: [printable(sentence)] }
  }
  const tooLong = cutLists(json.value)
  // valibot accepts an array as an object without fields.
  const result = safeParse(workshopSchema, Array.isArray(json.value) ? null : json.value)
  const findings = oncePerPlace([
    ...tooLong,
    ...(result.issues ?? []).flatMap((issue) =>
      toSchemaFindings(issue, json.value, { fieldTextsOf, fieldsAt, wrongValue }),
    ),
    ...ruleFindings(json.value, currency, json.lineOf),
    ...pictureFindings(json.value, files),
  ])
  if (result.success && findings.length === 0) return { workshop: result.output, problems: [] }
  const found = findings.map((finding) => ({ finding, line: json.lineOf(finding.path) }))
  found.sort((a, b) => a.line - b.line)
  return {
    workshop: null,
    problems: [
      ...found.slice(0, MAX_PROBLEMS).map(({ finding, line }) => toSentence(finding, line, json)),
      ...(found.length > MAX_PROBLEMS ? [texts.more(found.length - MAX_PROBLEMS)] : []),
    ],
  }
}

/** The first of several problems of one value: the others are about the same mistake. */
function oncePerPlace(findings: readonly RuleFinding[]): RuleFinding[] {
  const places = new Map(findings.toReversed().map((finding) => [JSON.stringify(finding.path), finding]))
  return findings.filter((finding) => places.get(JSON.stringify(finding.path)) === finding)
}

/** Cuts the lists that are too long, so that the rest is checked as quickly as a list that is not. */
const cutLists = (root: unknown): RuleFinding[] =>
  LIST_LIMITS.flatMap(({ path, most }) => {
    const entries = entriesAt(root, path)
    const count = entries.length
    entries.splice(most)
    return count > most ? [{ path, ...valueTexts.tooMany(fieldTextsOf(path).noun, count, most) }] : []
  })

function toSentence({ path, summary, advice }: RuleFinding, line: number, { value }: JsonWithLines): string {
  const entry = path.findIndex((key) => typeof key === 'number')
  const kind = listNames[String(path[entry - 1])]
  const number = path[entry]
  const where = [WORKSHOP_FILE, lineOfFile(line)]
  if (kind !== undefined && typeof number === 'number')
    where.push(texts.entry(kind, number + 1, nameAt(value, path.slice(0, entry + 1))))
  const field = path.slice(kind === undefined ? 0 : entry + 1).filter((key) => typeof key === 'string')
  if (field.length > 0) where.push(field.join('.'))
  return printable(`${where.join(', ')}: ${summary} ${advice}`)
}

/** The entry's own name, so that it can be found in a long list. */
function nameAt(root: unknown, path: Path): string {
  for (const key of ['name', 'title', 'package', 'window']) {
    const name = valueAt(root, [...path, key])
    if (typeof name === 'string' && !isBlank(name)) return name.trim().slice(0, 40)
  }
  return ''
}

/** The words for a field: the same for each day of the week, line of prices, picture, and way to book. */
function fieldTextsOf(path: Path): FieldTexts {
  const isItem = typeof path.at(-1) === 'number'
  const name = fieldNameOf(path)
    .replace(new RegExp(`(hours)\\.(${weekdays.join('|')})$`), '$1.day')
    .replace(/^(prices)\.[\w-]+\.(from|to|includes|asOf|validUntil)$/, (_, prices, field) =>
      /^(from|to|includes)$/.test(field) ? `${prices}.entry.${field}` : `${prices}.${field}`,
    )
    .replace(/^places\.(appointments\.)/, '$1')
    .replace(/^(work)\.(before|after)\./, '$1.picture.')
    .replace(new RegExp(`\\.(${languages.join('|')})$`), '')
  const item = isItem && `${name}.item`
  if (item && isKeyOf(fields, item)) return fields[item]
  return isKeyOf(fields, name) ? fields[name] : valueTexts.otherField(name)
}

function wrongValue(issue: BaseIssue<unknown>, words: FieldTexts, path: Path): Message | null {
  const { type, input } = issue
  if (type === 'picklist') {
    const options = Array.from((issue.expected ?? '').matchAll(/"([^"]+)"/g), ([, option = '']) => option)
    return {
      summary: valueTexts.invalid(words, shownValue(input)).summary,
      advice: didYouMean(nearest(String(input), options), valueTexts.oneOf(options)),
    }
  }
  if (type === 'check' && path.includes('hours')) return texts.noPeriod(String(input))
  const isLink = path.at(-1) === 'map' || path.at(-1) === 'url'
  return isLink && type === 'check' && URL.canParse(String(input)) ? texts.userName(words.noun) : null
}
