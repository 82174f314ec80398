import { type BaseIssue, safeParse } from 'valibot'
import type { MediaFile } from '@/lib/carousel/check/media-types'
import { endingOf, inKilobytes, inPixels, typesOf } from '@/lib/carousel/check/media-types'
import { mediaTexts } from '@/lib/content/carousel-check'
import { type FilmName, filmLines } from '@/lib/content/facts/films'
import { languages } from '@/lib/content/facts/languages'
import { didYouMean, type FieldTexts, lineOfFile, type Message, valueTexts } from '@/lib/content/json'
import { fields, listNames, workshopCheck as texts } from '@/lib/content/workshop-check'
import {
  fieldNameOf,
  JsonError,
  type JsonWithLines,
  type Path,
  tryJsonWithLines,
  valueAt,
} from '@/lib/parsing/json-with-lines'
import { isBlank, isKeyOf, printable } from '@/lib/parsing/record'
import { nearest, shownValue, toSchemaFindings } from '@/lib/parsing/schema-findings'
import { periodsOf, readPeriod, weekdays } from './hours'
import {
  type Appointments,
  fieldsAt,
  type Prices,
  type ShopPlace,
  type Workshop,
  workshopSchema,
} from './workshop-schema'

export const WORKSHOP_FILE = 'shop.json'
const MAX_PROBLEMS = 50

type Finding = Message & { path: Path }
type WorkshopCheck = { workshop: Workshop | null; problems: readonly string[] }

/** Validates the shop's own file for `npm run content` and the build. `workshop` is `null` if there are problems. */
export function checkWorkshop(
  text: string,
  files: ReadonlyMap<string, MediaFile>,
  currency: string,
): WorkshopCheck {
  const json = tryJsonWithLines(text, texts.startAgain)
  if (json instanceof JsonError) {
    const sentence = `${WORKSHOP_FILE}, ${lineOfFile(json.line)}: ${json.message}. ${json.advice}`
    return { workshop: null, problems: [printable(sentence)] }
  }
  // valibot accepts an array as an object without fields.
  const result = safeParse(workshopSchema, Array.isArray(json.value) ? null : json.value)
  const findings: Finding[] = result.success
    ? [...ruleFindings(result.output, currency, json.lineOf), ...pictureFindings(result.output, files)]
    : result.issues.flatMap((issue) =>
        toSchemaFindings(issue, json.value, { fieldTextsOf, fieldsAt, wrongValue }),
      )
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

function toSentence({ path, summary, advice }: Finding, line: number, { value }: JsonWithLines): string {
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

/** The words for a field: those of a day are the same for the whole week, and those of a price for each line. */
function fieldTextsOf(path: Path): FieldTexts {
  const isItem = typeof path.at(-1) === 'number'
  const name = fieldNameOf(path)
    .replace(new RegExp(`(hours)\\.(${weekdays.join('|')})$`), '$1.day')
    .replace(/^(prices)\.[\w-]+\.(from|to|includes|asOf|validUntil)$/, (_, prices, field) =>
      /^(from|to|includes)$/.test(field) ? `${prices}.entry.${field}` : `${prices}.${field}`,
    )
    .replace(new RegExp(`\\.(${languages.join('|')})$`), '')
  const item = isItem && `${name}.item`
  if (item && isKeyOf(fields, item)) return fields[item]
  return isKeyOf(fields, name) ? fields[name] : valueTexts.otherField(name)
}

function wrongValue(issue: BaseIssue<unknown>, words: FieldTexts): Message | null {
  const { type, input } = issue
  if (type === 'picklist') {
    const options = Array.from((issue.expected ?? '').matchAll(/"([^"]+)"/g), ([, option = '']) => option)
    return {
      summary: valueTexts.invalid(words, shownValue(input)).summary,
      advice: didYouMean(nearest(String(input), options), valueTexts.oneOf(options)),
    }
  }
  if (type === 'check' && typeof input === 'string' && /^\S+-\S+$/.test(input) && input.includes(':'))
    return readPeriod(input) ? texts.endsBefore(input) : texts.noPeriod(input)
  if (type === 'union' && typeof input === 'string') {
    if (input.trim() === '') return valueTexts.missing(words)
    if (/[<>]/.test(input)) return valueTexts.html(words.noun)
  }
  return null
}

type RuleFinding = Message & { path: Path }
type LineOf = (path: Path) => number

/** What a schema cannot say: values that contradict each other. */
function ruleFindings(workshop: Workshop, currency: string, lineOf: LineOf): RuleFinding[] {
  return [
    ...workshop.places.flatMap((place, i) => placeFindings(place, ['places', i])),
    ...nameFindings(workshop.places, lineOf),
    ...bookingFindings(workshop.appointments, ['appointments']),
    ...(workshop.prices ? priceFindings(workshop.prices, currency, lineOf) : []),
  ]
}

/** Visitors tell places apart by their names. */
const nameFindings = (places: readonly ShopPlace[], lineOf: LineOf): RuleFinding[] =>
  places.flatMap(({ name }, i) => {
    const first = places.findIndex((other) => other.name === name)
    const path = (index: number) => ['places', index, 'name']
    return first < i ? [{ path: path(i), ...texts.sameName(lineOf(path(first))) }] : []
  })

function placeFindings({ hours, specialDays, appointments }: ShopPlace, path: Path): RuleFinding[] {
  const seen = new Set<string>()
  return [
    ...weekdays.flatMap((day) => periodFindings(hours[day], [...path, 'hours', day])),
    ...bookingFindings(appointments, [...path, 'appointments']),
    ...specialDays.flatMap(({ from, to = from, hours: own, note }, i) => {
      const at = [...path, 'specialDays', i]
      if (to < from) return [{ path: [...at, 'to'], ...texts.daysBackwards }]
      if (!own) return note === undefined ? [{ path: at, ...texts.emptyDay }] : []
      const twice = specialDays.some(
        (other, j) => j < i && other.hours && other.from <= to && (other.to ?? other.from) >= from,
      )
      if (twice && !seen.has(from)) {
        seen.add(from)
        return [{ path: [...at, 'from'], ...texts.sameDay(from) }]
      }
      return periodFindings(own, [...at, 'hours'])
    }),
  ]
}

function periodFindings(periods: readonly string[], path: Path): RuleFinding[] {
  for (const [i, text] of periods.entries()) {
    const period = readPeriod(text)
    if (period && period.to <= period.from) return [{ path: [...path, i], ...texts.endsBefore(text) }]
  }
  const sorted = periodsOf(periods)
  const textOf = (from: number) => periods.find((text) => readPeriod(text)?.from === from) ?? ''
  return sorted.flatMap((period, i) => {
    const next = sorted[i + 1]
    if (!next || next.from >= period.to) return []
    return [{ path, ...texts.overlapping(textOf(period.from), textOf(next.from)) }]
  })
}

const bookingFindings = (appointments: Appointments | undefined, path: Path): RuleFinding[] =>
  appointments?.by.includes('link') && !appointments.url ? [{ path, ...texts.linkMissing }] : []

function priceFindings(prices: Prices, currency: string, lineOf: LineOf): RuleFinding[] {
  const findings: RuleFinding[] = []
  if (prices.currency !== currency)
    findings.push({ path: ['prices', 'currency'], ...texts.otherCurrency(prices.currency, currency) })
  for (const line of Object.values(filmLines)) {
    const entries = prices[line]
    const choices = entries.map(choicesOf)
    for (const [i, entry] of entries.entries()) {
      const path = ['prices', line, i]
      if (entry.from > entry.to) findings.push({ path: [...path, 'from'], ...texts.fromAboveTo })
      if ('length' in entry && entry.length.from > entry.length.to)
        findings.push({ path: [...path, 'length'], ...texts.lengthBackwards })
      const twin = choices.findIndex(
        (other, j) => j < i && other.some((one) => choices[i]?.some(one.matches)),
      )
      if (twin >= 0) findings.push({ path, ...texts.sameChoice(lineOf(['prices', line, twin])) })
    }
  }
  return findings
}

type Choice = { key: string; from: number; to: number; matches: (other: Choice) => boolean }

/**
 * What a price is for; two entries for one choice contradict each other. Lengths may touch, because no gap may be left
 * between them: at the length that they share, the first price counts.
 */
function choicesOf(entry: Prices[FilmName][number]) {
  const choice = (key: string, from = 0, to = 0): Choice => ({
    key,
    from,
    to,
    matches: (other) =>
      other.key === key && ((other.from < to && other.to > from) || (other.from === from && other.to === to)),
  })
  if ('vehicles' in entry) return entry.vehicles.map((vehicle) => choice(`${entry.package} ${vehicle}`))
  if ('length' in entry) return [choice(entry.package, entry.length.from, entry.length.to)]
  return (entry.films ?? [0]).map((film) => choice(`${entry.window} ${film}`))
}

const PICTURE_WIDTH = 1200
const PICTURE_BYTES = 500_000
const PROPORTION = 4 / 3
const PROPORTION_SLACK = 0.02

type Files = ReadonlyMap<string, MediaFile>

/** Checks that the pictures of the work exist, and that both of a pair have one size. */
function pictureFindings({ work }: Workshop, files: Files): (Message & { path: Path })[] {
  return work.flatMap(({ before, after }, i) => {
    const found = (['before', 'after'] as const).flatMap((side) => {
      const problem = pictureProblem(side === 'before' ? before.file : after.file, files)
      return problem ? [{ path: ['work', i, side, 'file'], ...problem }] : []
    })
    if (found.length > 0) return found
    const [a, b] = [before, after].map(({ file }) => files.get(file)?.size)
    if (!a || !b || (a.width === b.width && a.height === b.height)) return []
    return [{ path: ['work', i, 'after', 'file'], ...texts.otherSizes(inPixels(a), inPixels(b)) }]
  })
}

function pictureProblem(name: string, files: Files): Message | null {
  const file = files.get(name)
  if (!file)
    return {
      summary: texts.notInFolder(name),
      advice: didYouMean(nearest(name, [...files.keys()]), texts.addOrCorrect),
    }
  const { size, type, bytes } = file
  if (bytes === 0) return mediaTexts.empty(name)
  if (!size || type === null || typesOf('poster')[endingOf(name)] !== type) return texts.noPicture(name)
  if (Math.abs(size.width / size.height / PROPORTION - 1) > PROPORTION_SLACK)
    return texts.otherShape(name, inPixels(size))
  if (size.width < PICTURE_WIDTH) return texts.tooSmall(name, inPixels(size))
  return bytes > PICTURE_BYTES ? texts.tooHeavy(name, inKilobytes(bytes), inKilobytes(PICTURE_BYTES)) : null
}
