import { mediaTexts } from '@/lib/content/carousel-check'
import { filmLines } from '@/lib/content/facts/films'
import { didYouMean, type Message } from '@/lib/content/json'
import { workshopCheck as texts } from '@/lib/content/workshop-check'
import type { MediaFile } from '@/lib/media/media-types'
import { endingOf, inKilobytes, inPixels, typesOf } from '@/lib/media/media-types'
import { entriesAt, type Path, valueAt } from '@/lib/parsing/json-with-lines'
import { nearest } from '@/lib/parsing/schema-findings'
import { readPeriod, weekdays } from './hours'

export type RuleFinding = Message & { path: Path }
type LineOf = (path: Path) => number

/**
 * What a schema cannot say: values of shop.json that contradict each other. Values of another type are left to the schema,
 * so that a file with mistakes of both kinds has one list of them.
 */
export function ruleFindings(root: unknown, currency: string, lineOf: LineOf): RuleFinding[] {
  const places = entriesAt(root, ['places']).keys()
  return [
    ...[...places].flatMap((i) => placeFindings(root, ['places', i])),
    ...nameFindings(root, lineOf),
    ...bookingFindings(root, ['appointments']),
    ...currencyFindings(root, currency),
    ...finishFindings(root, ['finishes']),
    ...Object.values(filmLines).flatMap((line) => priceFindings(root, ['prices', line], lineOf)),
  ]
}

function textAt(root: unknown, path: Path): string | undefined {
  const value = valueAt(root, path)
  return typeof value === 'string' ? value : undefined
}

function numberAt(root: unknown, path: Path): number {
  const value = valueAt(root, path)
  return typeof value === 'number' ? value : Number.NaN
}

/** Visitors tell places apart by their names. */
function nameFindings(root: unknown, lineOf: LineOf): RuleFinding[] {
  const pathOf = (i: number) => ['places', i, 'name']
  const names = entriesAt(root, ['places']).map((_, i) => textAt(root, pathOf(i)))
  return names.flatMap((name, i) => {
    const first = name === undefined ? i : names.indexOf(name)
    return first < i ? [{ path: pathOf(i), ...texts.sameName(lineOf(pathOf(first))) }] : []
  })
}

function placeFindings(root: unknown, path: Path): RuleFinding[] {
  return [
    ...weekdays.flatMap((day) => periodFindings(root, [...path, 'hours', day])),
    ...bookingFindings(root, [...path, 'appointments']),
    ...dayFindings(root, [...path, 'specialDays']),
  ]
}

function dayFindings(root: unknown, path: Path): RuleFinding[] {
  const days = entriesAt(root, path).map((_, i) => {
    const at = [...path, i]
    const from = textAt(root, [...at, 'from']) ?? ''
    const [hours, note] = ['hours', 'note'].map((name) => valueAt(root, [...at, name]))
    return { at, from, to: textAt(root, [...at, 'to']) ?? from, hours, note }
  })
  return days.flatMap(({ at, from, to, hours, note }, i) => {
    if (to < from) return [{ path: [...at, 'to'], ...texts.daysBackwards }]
    if (hours === undefined) return note === undefined ? [{ path: at, ...texts.emptyDay }] : []
    const twin = days.find((other, j) => j < i && other.hours && other.from <= to && other.to >= from)
    if (!twin) return periodFindings(root, [...at, 'hours'])
    const [, firstOfBoth = from] = [twin.from, from].sort()
    return [{ path: [...at, 'from'], ...texts.sameDay(firstOfBoth) }]
  })
}

function periodFindings(root: unknown, path: Path): RuleFinding[] {
  const periods = entriesAt(root, path).flatMap((text, i) => {
    const period = typeof text === 'string' && readPeriod(text)
    return period ? [{ ...period, text, path: [...path, i] }] : []
  })
  const backwards = periods.find(({ from, to }) => to <= from)
  if (backwards) return [{ path: backwards.path, ...texts.endsBefore(backwards.text) }]
  const sorted = periods.toSorted((a, b) => a.from - b.from)
  return sorted.flatMap((period, i) => {
    const next = sorted[i + 1]
    return next && next.from < period.to ? [{ path, ...texts.overlapping(period.text, next.text) }] : []
  })
}

/** A finish that nobody can choose, or that the page would show twice. Film is gloss unless another is wished for. */
function finishFindings(root: unknown, path: Path): RuleFinding[] {
  const finishes = entriesAt(root, path)
  const second = finishes.findIndex((finish, i) => finishes.indexOf(finish) < i)
  if (second > 0) return [{ path: [...path, second], ...texts.sameFinish }]
  const isChoice = finishes.length > 1 && finishes.includes('gloss')
  return finishes.length === 0 || isChoice ? [] : [{ path, ...texts.noFinishes }]
}

const bookingFindings = (root: unknown, path: Path): RuleFinding[] =>
  entriesAt(root, [...path, 'by']).includes('link') && valueAt(root, [...path, 'url']) === undefined
    ? [{ path, ...texts.linkMissing }]
    : []

function currencyFindings(root: unknown, currency: string): RuleFinding[] {
  const path = ['prices', 'currency']
  const given = textAt(root, path)
  return given === undefined || given === currency ? [] : [{ path, ...texts.otherCurrency(given, currency) }]
}

function priceFindings(root: unknown, list: Path, lineOf: LineOf): RuleFinding[] {
  const paths = entriesAt(root, list).map((_, i) => [...list, i])
  const choices = paths.map((path) => choicesOf(root, path))
  const isAbove = (path: Path) => numberAt(root, [...path, 'from']) > numberAt(root, [...path, 'to'])
  return paths.flatMap((path, i) => {
    const length = [...path, 'length']
    const twin = choices.findIndex((other, j) => j < i && other.some((one) => choices[i]?.some(one.matches)))
    return [
      ...(isAbove(path) ? [{ path: [...path, 'from'], ...texts.fromAboveTo }] : []),
      ...(isAbove(length) ? [{ path: length, ...texts.lengthBackwards }] : []),
      ...(twin >= 0 ? [{ path, ...texts.sameChoice(lineOf([...list, twin])) }] : []),
    ]
  })
}

type Choice = { key: string; from: number; to: number; matches: (other: Choice) => boolean }

/**
 * What a price is for; two entries for one choice contradict each other. Lengths may touch, because no gap may be left
 * between them: at the length that they share, the first price counts.
 */
function choicesOf(root: unknown, path: Path): Choice[] {
  const choice = (key: string, from = 0, to = 0): Choice => ({
    key,
    from,
    to,
    matches: (other) =>
      other.key === key && ((other.from < to && other.to > from) || (other.from === from && other.to === to)),
  })
  const [name, window] = [textAt(root, [...path, 'package']), textAt(root, [...path, 'window'])]
  const length = [...path, 'length']
  if (window !== undefined) {
    const films = valueAt(root, [...path, 'films']) === undefined ? [0] : entriesAt(root, [...path, 'films'])
    return films.map((film) => choice(`${window} ${film}`))
  }
  if (name === undefined) return []
  if (valueAt(root, length) !== undefined)
    return [choice(name, numberAt(root, [...length, 'from']), numberAt(root, [...length, 'to']))]
  return entriesAt(root, [...path, 'vehicles']).map((vehicle) => choice(`${name} ${vehicle}`))
}

const PICTURE_WIDTH = 1200
const PICTURE_BYTES = 500_000
const PROPORTION = 4 / 3
const PROPORTION_SLACK = 0.02

type Files = ReadonlyMap<string, MediaFile>

/** Checks that the pictures of the work exist, and that both of a pair have one size. */
export function pictureFindings(root: unknown, files: Files): RuleFinding[] {
  return entriesAt(root, ['work']).flatMap((_, i) => {
    const pair = (['before', 'after'] as const).map((side) => {
      const path = ['work', i, side, 'file']
      return { path, file: textAt(root, path) ?? '' }
    })
    const found = pair.flatMap(({ path, file }) => {
      const problem = file === '' ? null : pictureProblem(file, files)
      return problem ? [{ path, ...problem }] : []
    })
    if (found.length > 0) return found
    const [a, b] = pair.map(({ file }) => files.get(file)?.size)
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
