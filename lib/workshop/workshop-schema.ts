import * as v from 'valibot'
import { isCalendarDay } from '@/lib/config/dates'
import { WHATSAPP_NUMBER } from '@/lib/config/environment'
import { filmLines, finishIds, windowIds } from '@/lib/content/facts/films'
import { type FieldName, fields } from '@/lib/content/workshop-check'
import { carPackages } from '@/lib/films/coverage'
import { boatPackages } from '@/lib/films/hull'
import { vehicles } from '@/lib/films/vehicles'
import { attempt, fieldOf, isRecord } from '@/lib/parsing/record'
import { perLanguage, words } from '@/lib/parsing/schema-findings'
import { readPeriod, weekdays } from './hours'

// `npm run content -- --write` writes the descriptions into public/shop, where code editors show them as hints; the check gives them as
// advice for values that are missing or wrong.
const described = <S extends v.GenericSchema>(name: FieldName, schema: S) =>
  v.pipe(schema, v.description(fields[name].give))

const MOST = { places: 20, prices: 100, work: 60, questions: 40 }

/** A text in the language of the shop, or one for each language of the site. */
const text = (name: FieldName, length: number) => described(name, perLanguage(words(length)))
const idIn = <Id extends string>(name: FieldName, ids: readonly Id[]) => described(name, v.picklist(ids))
const day = (name: FieldName) => described(name, v.pipe(v.string(), v.check(isCalendarDay)))
const list = <S extends v.GenericSchema>(name: FieldName, schema: S, most: number) =>
  described(name, v.pipe(v.array(schema), v.minLength(1), v.maxLength(most)))
/** A part that may be left out, or empty. */
const optionalList = <S extends v.GenericSchema>(name: FieldName, schema: S, most: number) =>
  v.optional(described(name, v.pipe(v.array(schema), v.maxLength(most))), [])
const url = (name: FieldName) =>
  described(name, v.pipe(v.string(), v.regex(/^https:\/\/[^\s"'<>]+$/), v.check(isPlainUrl)))
/** A user name in a link makes it look like the link of another site. */
function isPlainUrl(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { username, password } = new URL(href)
  return username === '' && password === ''
}

const between = (name: FieldName, least: number, most: number) =>
  described(name, v.pipe(v.number(), v.minValue(least), v.maxValue(most)))

const hours = (name: FieldName) =>
  described(
    name,
    v.array(
      v.pipe(
        v.string(),
        v.check((period) => readPeriod(period) !== null),
      ),
    ),
  )

const timeZone = v.pipe(
  v.string(),
  v.check((zone) => attempt(() => Boolean(new Intl.DateTimeFormat(undefined, { timeZone: zone })), false)),
)

const appointments = (name: 'appointments' | 'places.appointments') =>
  described(
    name,
    v.strictObject({
      by: list('appointments.by', v.picklist(['phone', 'message', 'link']), 3),
      url: v.optional(url('appointments.url')),
      wait: v.optional(text('appointments.wait', 120)),
    }),
  )

const specialDay = v.strictObject({
  from: day('places.specialDays.from'),
  to: v.optional(day('places.specialDays.to')),
  hours: v.optional(hours('places.specialDays.hours')),
  note: v.optional(text('places.specialDays.note', 120)),
})

const place = v.strictObject({
  name: described('places.name', words(40)),
  address: described(
    'places.address',
    v.strictObject({
      lines: list('places.address.lines', words(60), 4),
      town: text('places.address.town', 40),
      region: v.optional(text('places.address.region', 40)),
      postcode: v.optional(text('places.address.postcode', 12)),
      country: described('places.address.country', v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    }),
  ),
  phone: v.optional(
    described('places.phone', v.pipe(v.string(), v.regex(/^\+?[\d ().-]*\d[\d ().-]*$/), v.maxLength(24))),
  ),
  whatsapp: v.optional(described('places.whatsapp', v.pipe(v.string(), v.regex(WHATSAPP_NUMBER)))),
  map: v.optional(url('places.map')),
  coordinates: v.optional(
    described(
      'places.coordinates',
      v.strictObject({
        latitude: between('places.coordinates.latitude', -90, 90),
        longitude: between('places.coordinates.longitude', -180, 180),
      }),
    ),
  ),
  doneHere: v.optional(text('places.doneHere', 80)),
  lines: v.optional(list('places.lines', v.picklist(Object.values(filmLines)), 3)),
  spoken: v.optional(list('places.spoken', v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)), 8)),
  appointments: v.optional(appointments('places.appointments')),
  timeZone: described('places.timeZone', timeZone),
  hours: described('places.hours', v.strictObject(v.entriesFromList(weekdays, hours('places.hours.day')))),
  specialDays: optionalList('places.specialDays', specialDay, 60),
})

const amount = (name: FieldName) =>
  described(
    name,
    v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(1_000_000),
      v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6),
    ),
  )

const range = {
  from: amount('prices.entry.from'),
  to: amount('prices.entry.to'),
  includes: v.optional(list('prices.entry.includes', text('prices.entry.includes.item', 120), 8)),
  asOf: v.optional(day('prices.asOf')),
  validUntil: v.optional(day('prices.validUntil')),
}
const ids = <Id extends string>(of: readonly { id: Id }[]) => of.map(({ id }) => id)

const prices = v.strictObject({
  currency: described('prices.currency', v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  tax: v.optional(idIn('prices.tax', ['included', 'added'])),
  asOf: day('prices.asOf'),
  validUntil: v.optional(day('prices.validUntil')),
  ppf: optionalList(
    'prices.ppf',
    v.strictObject({
      package: idIn('prices.ppf.package', ids(carPackages)),
      vehicles: list('prices.ppf.vehicles', v.picklist(ids(vehicles)), vehicles.length),
      ...range,
    }),
    MOST.prices,
  ),
  'window-film': optionalList(
    'prices.window-film',
    v.strictObject({
      window: idIn('prices.window-film.window', windowIds),
      films: v.optional(
        list('prices.window-film.films', between('prices.window-film.films.item', 5, 90), 20),
      ),
      ...range,
    }),
    MOST.prices,
  ),
  'marine-film': optionalList(
    'prices.marine-film',
    v.strictObject({
      package: idIn('prices.marine-film.package', ids(boatPackages)),
      length: described(
        'prices.marine-film.length',
        v.strictObject({
          from: between('prices.marine-film.length.from', 2, 60),
          to: between('prices.marine-film.length.to', 2, 60),
        }),
      ),
      ...range,
    }),
    MOST.prices,
  ),
})

const picture = (name: 'work.before' | 'work.after') =>
  described(
    name,
    v.strictObject({
      file: described('work.picture.file', v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/))),
      alt: text('work.picture.alt', 160),
    }),
  )

const pair = v.strictObject({
  title: text('work.title', 60),
  line: idIn('work.line', Object.values(filmLines)),
  done: text('work.done', 240),
  film: text('work.film', 60),
  date: described('work.date', v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  before: picture('work.before'),
  after: picture('work.after'),
})

const question = v.strictObject({
  question: text('questions.question', 160),
  answer: text('questions.answer', 800),
  line: v.optional(idIn('questions.line', Object.values(filmLines))),
})

/** How long the lists may be that people fill. */
export const LIST_LIMITS = [
  { path: ['places'], most: MOST.places },
  { path: ['work'], most: MOST.work },
  { path: ['questions'], most: MOST.questions },
  ...Object.values(filmLines).map((line) => ({ path: ['prices', line], most: MOST.prices })),
]

export const workshopSchema = v.pipe(
  v.strictObject({
    $schema: v.optional(v.string()),
    places: optionalList('places', place, MOST.places),
    prices: v.optional(described('prices', prices)),
    finishes: optionalList('finishes', v.picklist(finishIds), finishIds.length),
    work: optionalList('work', pair, MOST.work),
    questions: optionalList('questions', question, MOST.questions),
    appointments: v.optional(appointments('appointments')),
  }),
  v.title(fields[''].give),
)

export type Workshop = v.InferOutput<typeof workshopSchema>
export type ShopPlace = Workshop['places'][number]
export type Appointments = NonNullable<Workshop['appointments']>
export type Prices = NonNullable<Workshop['prices']>

/** The names allowed at a path with an unknown field. */
export function fieldsAt(path: readonly (string | number)[]): string[] {
  let schema: unknown = workshopSchema
  for (const key of path.slice(0, -1)) schema = inner(unwrapped(schema), key)
  const entries = fieldOf(unwrapped(schema), 'entries')
  return isRecord(entries) ? Object.keys(entries) : []
}

const inner = (schema: unknown, key: string | number): unknown =>
  fieldOf(schema, 'item') ?? fieldOf(fieldOf(schema, 'entries'), String(key))

/** The object or list inside an optional field, or of a text for each language. */
function unwrapped(schema: unknown): unknown {
  const wrapped = fieldOf(schema, 'wrapped')
  if (wrapped) return unwrapped(wrapped)
  const options = fieldOf(schema, 'options')
  return Array.isArray(options) ? options.at(-1) : schema
}
