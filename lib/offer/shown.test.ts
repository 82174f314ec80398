import type { FilmUrl } from '@/lib/films/film-url'
import { choicesIn, currencyName, daysAway, filmNames, priceIn, shopDay } from './shown'

const HOOD: FilmUrl = '/ppf?panels=hood&vehicle=truck'
const MIRRORS: FilmUrl = '/ppf?panels=mirrors&vehicle=truck'
const BOTH: FilmUrl = '/ppf?panels=hood.mirrors&vehicle=truck'

test.each([
  ['2026-11-28', 'today'],
  ['2026-11-29', 'tomorrow'],
  ['2026-12-01', 'in 3 days'],
  ['2026-12-05', 'next week'],
  ['2026-12-12', 'in 2 weeks'],
  ['2026-11-27', ''],
])('%s is “%s”', (day, words) => {
  expect(daysAway(day, '2026-11-28')).toBe(words)
})

test('an amount has its currency, which has a name', () => {
  expect(priceIn(1580, 'USD')).toBe('$1,580')
  expect(priceIn(1580.5, 'EUR')).toBe('€1,580.50')
  expect(currencyName('USD')).toBe('US dollars')
})

test('what is chosen is named where there is a choice', () => {
  expect(filmNames([HOOD])).toEqual(['Hood'])
  expect(choicesIn({ choices: [[HOOD, MIRRORS, BOTH]] }, [HOOD, MIRRORS])).toEqual(['Hood and Mirrors'])
  expect(choicesIn({ choices: [[HOOD, MIRRORS, BOTH]] }, [BOTH])).toEqual(['Mirrors + Hood'])
  expect(choicesIn({ choices: [[HOOD]] }, [HOOD])).toEqual([])
})

test.each([
  ['Pacific/Kiritimati', '2026-11-29'],
  ['America/Chicago', '2026-11-28'],
  // A zone that the browser does not know.
  ['Mars/Olympus', '2026-11-28'],
])('the day at a place in %s is %s', (timeZone, day) => {
  const shops = [{ name: 'Northside', phone: undefined, whatsapp: undefined, timeZone }]
  expect(shopDay('Northside', shops, new Date('2026-11-28T15:00:00Z'))).toBe(day)
  expect(shopDay('Elsewhere', shops, new Date('2026-11-28T15:00:00Z'))).toBe('2026-11-28')
})
