import fc from 'fast-check'
import { localTime } from '@/lib/config/local-time'
import type { OpeningHours } from './hours'
import * as opening from './hours'

fc.configureGlobal({ seed: 7 })

const week = (hours: readonly string[], change: Partial<OpeningHours['hours']> = {}) => {
  const [monday, tuesday, wednesday, thursday, friday] = Array(5).fill(hours)
  return { monday, tuesday, wednesday, thursday, friday, saturday: [], sunday: [], ...change }
}

const shop: OpeningHours = {
  timeZone: 'America/New_York',
  hours: week(['8:00-12:30', '13:30-18:00'], { saturday: ['9:00-13:00'] }),
  specialDays: [
    { from: '2026-11-26', hours: [] },
    { from: '2026-12-11', hours: ['10:00-12:00'] },
    { from: '2026-12-24', to: '2027-01-01', hours: [] },
    { from: '2026-11-01', to: '2026-11-30' },
  ],
}

const inUtc = (hours: OpeningHours['hours'], specialDays: OpeningHours['specialDays'] = []) => {
  return { ...shop, timeZone: 'UTC', hours, specialDays }
}
const openAtMidnight = inUtc(week(['0:00-2:00', '18:00-24:00']))
const allWeek = week(['0:00-24:00'], { saturday: ['0:00-24:00'], sunday: ['0:00-24:00'] })
const openDayAndNight = inUtc(allWeek, shop.specialDays)
const season = { from: '2026-12-01', to: '2027-03-31', hours: [] }
const closedInWinter = { ...shop, specialDays: [season] }
const neverOpen = inUtc(week([]))

const said = (now: string, place: OpeningHours) => {
  const state = opening.openState(place, localTime(new Date(now), place.timeZone))
  return state && opening.openWords(state).replaceAll('\u00a0', ' ')
}

// In November New York is five hours behind UTC.
test.each<[now: string, words: string | null, place?: OpeningHours]>([
  ['2026-11-25T15:00Z', 'Open now, until 12:30 PM'],
  ['2026-11-25T17:00Z', 'Open now, closes in 30 minutes'],
  ['2026-11-25T17:29Z', 'Open now, closes in 1 minute'],
  ['2026-11-25T17:30Z', 'Closed for a break. Opens again at 1:30 PM'],
  ['2026-11-25T18:30Z', 'Open now, until 6:00 PM'],
  ['2026-11-24T23:00Z', 'Closed now. Opens tomorrow at 8:00 AM'],
  ['2026-11-25T10:00Z', 'Opens today at 8:00 AM'],
  ['2026-11-25T23:00Z', 'Closed now. Opens Friday at 8:00 AM'],
  ['2026-11-26T15:00Z', 'Closed today. Opens tomorrow at 8:00 AM'],
  ['2026-11-28T19:00Z', 'Closed now. Opens Monday at 8:00 AM'],
  ['2026-12-11T16:00Z', 'Open now, until noon'],
  ['2026-12-24T15:00Z', 'Closed until January 2. Opens then at 9:00 AM'],
  ['2026-11-24T23:50Z', 'Open now, until 2:00 AM', openAtMidnight],
  ['2026-11-27T23:00Z', 'Open now, until midnight', openAtMidnight],
  ['2026-12-12T23:50Z', 'Open 24 hours', openDayAndNight],
  ['2026-12-23T12:00Z', 'Open now, until midnight', openDayAndNight],
  ['2026-12-23T23:50Z', 'Open now, closes in 10 minutes', openDayAndNight],
  ['2026-12-02T15:00Z', 'Closed until April 1, 2027. Opens then at 8:00 AM', closedInWinter],
  ['2026-11-25T15:00Z', null, neverOpen],
])('at %s the line of the place says: %s', (now, words, place = shop) => {
  expect(said(now, place)).toBe(words)
})

test('opening times follow the place’s clock, also after a change to summer time', () => {
  const local = (now: string, zone = 'America/New_York') => localTime(new Date(now), zone)
  expect(local('2026-03-08T06:59Z')).toEqual({ day: '2026-03-08', minutes: 119 })
  expect(local('2026-03-08T07:00Z')).toEqual({ day: '2026-03-08', minutes: 180 })
  expect(local('2026-11-25T15:00Z', 'Asia/Tokyo')).toEqual({ day: '2026-11-26', minutes: 0 })
})

test('neighboring days with the same hours share a row', () => {
  const names = (hours: OpeningHours['hours']) => opening.hoursRows(hours).map(opening.rowName)
  expect(names(shop.hours)).toEqual(['Monday to Friday', 'Saturday', 'Sunday'])
  expect(names(week([], { monday: ['9:00-10:00'] }))).toEqual(['Monday', 'Tuesday to Sunday'])
  expect(names(week(['9:00-10:00']))).toEqual(['Monday to Friday', 'Saturday, Sunday'])
})

test('a closed season is written with its years, and a note with a period unless it ends in another mark', () => {
  expect(opening.specialDayWords({ ...season, note: '' })).toBe(
    'Closed from December 1, 2026 to March 31, 2027.',
  )
  const shown = (note: string) => opening.specialDayWords({ from: '2026-11-26', note })
  expect(shown('Ask first')).toBe('Ask first.')
  expect(shown('Ask first!')).toBe('Ask first!')
  expect(shown('No boats (call first.)')).toBe('No boats (call first.)')
})

test('the special days of the next six weeks are named, the nearest first', () => {
  const noteOf = ({ from }: { from: string }) => (from === '2026-12-24' ? '' : 'Ask first')
  const words = (today: string) =>
    opening
      .nextSpecialDays(shop.specialDays, today)
      .map((day) => opening.specialDayWords({ ...day, note: noteOf(day) }).replaceAll('\u00a0', ' '))
  expect(words('2026-11-20')).toEqual([
    'Ask first.',
    'Closed Thursday, November 26. Ask first.',
    'Friday, December 11: open 10:00 AM to noon. Ask first.',
    'Closed from December 24 to January 1.',
  ])
  expect(words('2027-01-02')).toEqual([])
})

test('a special day in Spanish ends in one period, also after a time, and its weekday has no comma', async () => {
  jest.doMock('@/lib/content/language', () => jest.requireActual('../content/es/language'))
  jest.doMock('@/lib/content/places', () => jest.requireActual('../content/es/places'))
  await jest.isolateModulesAsync(async () => {
    const { specialDayWords } = await import('./hours')
    const day = { from: '2026-11-26', note: '' }
    const words = (hours: string[], to?: string) =>
      specialDayWords({ ...day, hours, ...(to && { to }) }).replaceAll('\u00a0', ' ')
    expect(words([])).toBe('Cerrado el jueves 26 de noviembre.')
    expect(words(['8:00-12:00'])).toBe('El jueves 26 de noviembre: abierto de 8:00 a.m. a 12:00 p.m.')
    expect(words(['8:00-13:30'], '2026-11-28')).toBe(
      'Del 26 de noviembre al 28 de noviembre: abierto de 8:00 a.m. a 1:30 p.m.',
    )
  })
})

const time = fc.integer({ min: 0, max: 24 * 12 }).map((fives) => fives * 5)
const format = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const periodsOf = (times: readonly string[]) =>
  Array.from({ length: Math.floor(times.length / 2) }, (_, i) => times.slice(2 * i, 2 * i + 2).join('-'))
const day = fc
  .uniqueArray(time, { minLength: 0, maxLength: 4 })
  .map((times) => periodsOf(times.toSorted((a, b) => a - b).map(format)))
  .filter((periods) => periods.every((text) => opening.readPeriod(text) !== null))
const place = fc
  .record(Object.fromEntries(opening.weekdays.map((name) => [name, day])))
  .map((hours): OpeningHours => ({ ...shop, hours: { ...shop.hours, ...hours } }))
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })

test('a place is open exactly within its hours, and what the line promises comes true', () => {
  const comesTrue = fc.property(place, moment, (hours, now) => {
    const { day, minutes } = localTime(now, hours.timeZone)
    const state = opening.openState(hours, { day, minutes })
    const isOpen = opening.hoursOn(day, hours).some(({ from, to }) => from <= minutes && minutes < to)
    expect(state?.is === 'open').toBe(isOpen)
    if (!state || state.is === 'open') return
    const isAt = (at: number) =>
      opening.openState(hours, { day: state.is === 'closed' ? state.day : day, minutes: at })?.is
    expect(isAt(state.at)).toBe('open')
    expect(isAt(state.at - 1)).not.toBe(state.at > 0 ? 'open' : undefined)
  })
  fc.assert(comesTrue)
})
