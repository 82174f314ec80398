import { site } from '@/lib/content/facts/site'
import type { FilmUrl } from '@/lib/films/film-url'
import type { OfferSum } from './offer'
import {
  choicesIn,
  currencyChoices,
  currencyName,
  daysAway,
  filmNames,
  priceIn,
  reachOf,
  restOf,
  shopDay,
  totalText,
} from './shown'

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

test('every currency can be chosen by its name, in the order of the names', () => {
  const choices = currencyChoices()
  expect(choices).toContainEqual({ value: 'MXN', label: 'Mexican Peso' })
  const names = choices.map(({ label }) => label)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en-US')))
  expect(names.every((name) => name.charAt(0) === name.charAt(0).toUpperCase())).toBe(true)
})

test('a shop is reached by its own numbers, or else by those of the site', () => {
  const shops = [{ name: 'Northside', phone: '555 0100', whatsapp: '15550100', timeZone: 'UTC' }]
  expect(reachOf('Northside', shops)).toEqual({ phone: '555 0100', whatsapp: '15550100' })
  expect(reachOf('Elsewhere', shops)).toEqual({ phone: site.phone, whatsapp: site.whatsapp })
})

test.each<[string, OfferSum, rest: string, short: string, total: string]>([
  ['everything has a price', { amount: 300, count: 2, left: [] }, '2 films.', '', '300 USD'],
  [
    'one film has none',
    { amount: 200, count: 2, left: [HOOD] },
    '1 of 2 films. On inspection: Hood.',
    'On inspection: Hood.',
    '200 USD',
  ],
  [
    'nothing has a price',
    { amount: null, count: 1, left: [HOOD] },
    '0 of 1 film. On inspection: Hood.',
    '',
    'on inspection',
  ],
])('when %s, a sum names what it leaves out', (_case, sum, rest, short, total) => {
  expect(restOf(sum)).toBe(rest)
  expect(restOf(sum, true)).toBe(short)
  expect(totalText(sum, (amount) => `${amount} USD`)).toBe(total)
})
