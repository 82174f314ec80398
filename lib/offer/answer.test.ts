import type { FilmUrl } from '@/lib/films/film-url'
import type { Typed } from '@/lib/storage/visit-drafts'
import { answeredGroups, answersStore, composeOffer, readPrice, termsOf, typeAnswer } from './answer'
import { writeOffer } from './offer'

const PAGE = 'https://tersa.example/contact'
const TODAY = '2026-11-28'
const FRONT: FilmUrl = '/ppf?panels=front-bumper.headlights.mirrors.hood.fenders&vehicle=truck'
const HOOD: FilmUrl = '/ppf?panels=hood&vehicle=truck'
const REAR: FilmUrl = '/window-film?film=20&glass=75&window=rear&vehicle=truck'
const films = [FRONT, HOOD, REAR]

test.each([
  ['', null],
  [' ', null],
  ['1580', 1580],
  ['1,580', 1580],
  ['1.580,00', 1580],
  ['$1580', 1580],
  ['0', 0],
  ['-5', undefined],
  ['1580 to 1700', undefined],
  ['about 600', undefined],
  ['9'.repeat(400), undefined],
])('a price is read like every typed price: %j', (text, price) => {
  expect(readPrice(text)).toBe(price)
})

function compose(typed: Typed) {
  const terms = termsOf(typed, TODAY, { shop: 'Northside', currency: 'USD', tax: 'added' })
  return composeOffer({ lines: [], films }, answeredGroups(films, typed), typed, terms, TODAY)
}

test('what was typed becomes an answer with the usual terms: two weeks, the shop of the facts and their tax', () => {
  const offer = compose({ 'film 0': '1580', 'film 2': '$210.50' })
  expect(offer).toMatchObject({ made: TODAY, until: '2026-12-12', shop: 'Northside', tax: 'added', note: '' })
  expect([...offer.prices]).toEqual([
    [FRONT, 1580],
    [REAR, 210.5],
  ])
  expect(writeOffer(offer, PAGE)).not.toBeNull()
  expect(writeOffer(compose({}), PAGE)).toBeNull()
})

test.each([
  ['EUR', 'EUR', 1580.55],
  // Without cents.
  ['JPY', 'JPY', 1581],
  ['euros', 'USD', 1580.55],
])('an answer has one currency, to its smallest unit: %j', (typed, currency, amount) => {
  const offer = compose({ currency: typed, 'film 0': '1580.55' })
  expect([offer.currency, offer.prices.get(FRONT)]).toEqual([currency, amount])
})

test('one price for the whole vehicle is typed for each way to choose, and the prices of the films come back', () => {
  const typed = { 'film 0': '1580', 'whole 0': 'yes', 'whole 0 0': '1700', 'whole 0 1': '900' }
  const whole = compose(typed)
  expect(whole.prices.size).toBe(0)
  expect(whole.wholes).toEqual([
    { films: [FRONT, REAR], amount: 1700 },
    { films: [HOOD, REAR], amount: 900 },
  ])
  expect(writeOffer(whole, PAGE)).not.toBeNull()
  expect([...compose({ ...typed, 'whole 0': '' }).prices]).toEqual([[FRONT, 1580]])
})

test.each([
  ['2026-11-27', false],
  [TODAY, true],
  ['2027-11-28', true],
  ['2028-01-01', false],
  ['', false],
])('an answer is valid from today for a year at most: %j', (until, isRight) => {
  expect(termsOf({ until }, TODAY, { shop: '', currency: 'USD', tax: 'none' }).hasUntil).toBe(isRight)
})

test('the answers to the last twenty lists are kept', () => {
  for (let i = 0; i < 25; i++) typeAnswer(`list${i}`, { 'film 0': String(i) })
  typeAnswer('list24', { note: 'Two days.' })
  expect(Object.keys(answersStore.get())).toHaveLength(20)
  expect(answersStore.get().list24).toEqual({ 'film 0': '24', note: 'Two days.' })
  answersStore.set({})
})
