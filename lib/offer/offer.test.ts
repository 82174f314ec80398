import fc from 'fast-check'
import type { FilmUrl } from '@/lib/films/film-url'
import { checksumOf } from '@/lib/parsing/record'
import { packWords, toBase64Url } from '@/lib/quote/link-text'
import { OFFER_START } from '@/lib/quote/quote'
import { addUp, type Offer, readOffer, sumOfAll, sumOfChosen, toNote, waysOf, writeOffer } from './offer'

const SEED = Number(process.env.FUZZ_SEED || 20_261_128)
const PAGE = 'https://tersa.example/contact'
const TODAY = '2026-11-28'

const FRONT: FilmUrl = '/ppf?panels=front-bumper.headlights.mirrors.hood.fenders&vehicle=truck'
const HOOD: FilmUrl = '/ppf?panels=hood&vehicle=truck'
const REAR: FilmUrl = '/window-film?film=20&glass=75&window=rear&vehicle=truck'
const BOAT: FilmUrl = '/marine-film?zones=bow.transom&loa=9&name=Lark'
const card = { id: '1', name: 'Lustra', image: null, price: 99, quantity: 2 }

const offer: Offer = {
  list: { lines: [card], films: [FRONT, HOOD, REAR, BOAT], units: 'us' },
  prices: new Map([
    [FRONT, 1580],
    [HOOD, 0],
    [REAR, 210.5],
  ]),
  wholes: [{ films: [BOAT], amount: 4200 }],
  currency: 'USD',
  tax: 'included',
  made: TODAY,
  until: '2026-12-12',
  shop: 'Northside “Ñandú”',
  note: 'We meter your front glass before we cut.',
}

const read = (fragment: string | null, today = TODAY) => readOffer(fragment ?? '', PAGE, today)

test('an answer survives a round trip in characters that messaging apps do not alter', () => {
  const fragment = writeOffer(offer, PAGE)
  expect(fragment).toMatch(/^#offer=1\.[\w-]+\.[\w-]+$/)
  expect(read(fragment)).toEqual({ offer })
  // It stays readable after its last day.
  expect(read(fragment, '2029-01-01')).toEqual({ offer })
})

test('an answer with twenty prices and a note fits 2,000 characters', () => {
  const films = Array.from({ length: 10 }, (_, i): FilmUrl[] => [
    `/ppf?panels=front-bumper.headlights.mirrors.hood.fenders&vehicle=sedan&name=Fleet+${i}`,
    `/window-film?film=35&glass=75&window=front-side&place=victoria-australia&vehicle=sedan&name=Fleet+${i}`,
  ]).flat()
  const prices = new Map(films.map((film, i) => [film, 1234.5 + i]))
  const long = {
    ...offer,
    list: { lines: [], films },
    prices,
    wholes: [],
    note: 'Two days, with pick-up. '.repeat(8).trim(),
  }
  const fragment = writeOffer(long, PAGE) ?? ''
  expect(read(fragment)).toEqual({ offer: long })
  expect(PAGE.length + fragment.length).toBeLessThan(2000)
})

/** Adds a valid checksum, so that only the content can be invalid. */
function fragmentOf(json: string) {
  const payload = toBase64Url(packWords(json))
  return `${OFFER_START}1.${checksumOf(payload)}.${payload}`
}
const LIST = [
  [],
  [['truck', ['/ppf?panels=hood', '/ppf?panels=hood.roof', '/window-film?film=20&glass=75&window=rear']]],
]
function jsonOf(...change: [at: number, value: unknown][]) {
  const json: unknown[] = [LIST, [120, null, 200], [], 'USD', 'none', TODAY, '2026-12-12', 'Northside', '']
  for (const [at, value] of change) json[at] = value
  return JSON.stringify(json)
}
const wire = (...change: [at: number, value: unknown][]) => fragmentOf(jsonOf(...change))
/** JSON has no infinite numbers, but a number that is too large is read as one; nor does it write minus zero. */
const wireOf = (amount: string) => fragmentOf(jsonOf().replace('[120,', `[${amount},`))
const NONE = [null, null, null]

test.each<[string, string]>([
  ['prices for some films', wire()],
  [
    'a whole price for each alternative',
    wire(
      [1, NONE],
      [
        2,
        [
          [300, [0, 2]],
          [450, [1, 2]],
        ],
      ],
    ),
  ],
  ['the last day of a year', wire([6, '2027-11-28'])],
  ['the day on which it was written', wire([6, TODAY])],
  ['written tomorrow, for a year', wire([5, '2026-11-29'], [6, '2027-11-29'])],
  ['a note of 400 characters', wire([8, 'ñ'.repeat(400)])],
])('a valid answer is read: %s', (_what, fragment) => {
  expect(read(fragment)).toHaveProperty('offer')
})

test.each<[string, string, string?]>([
  ['in a later version', `${OFFER_START}2.abc.def`, 'other-version'],
  ['a shared list', '#quote=3.abc.def'],
  ['cut', (writeOffer(offer, PAGE) ?? '').slice(0, -1)],
  ['of 16,001 characters', `${OFFER_START}1.abc.${'A'.repeat(16_001 - 13)}`],
  ['no list', wire([0, null])],
  ['an empty list', wire([0, [[], []]], [1, []])],
  ['a film that cannot be read', wire([0, [[], [['truck', ['/ppf?panels=none']]]]], [1, [1]])],
  ['a film twice', wire([0, [[], [['truck', ['/ppf?panels=hood', '/ppf?panels=hood']]]]], [1, [1, 2]])],
  ['no price', wire([1, NONE])],
  ['a price too few', wire([1, [120, null]])],
  ['a negative price', wire([1, [-1, null, null]])],
  ['a price in letters', wire([1, ['120', null, null]])],
  ['an infinite price', wireOf('1e999')],
  ['a price of a trillion', wire([1, [1e12, null, null]])],
  ['a price of minus zero', wireOf('-0')],
  ['a price in parts of a cent', wire([1, [120.005, null, null]])],
  ['a price in parts of a yen', wire([1, [120.5, null, null]], [3, 'JPY'])],
  ['a whole price next to one of its films', wire([2, [[300, [0, 2]]]])],
  ['a whole price for films that overlap', wire([1, NONE], [2, [[300, [0, 1, 2]]]])],
  ['a whole price for some films', wire([1, NONE], [2, [[300, [0]]]])],
  ['a whole price for a film that is not there', wire([1, NONE], [2, [[300, [0, 2, 3]]]])],
  [
    'two whole prices for one choice',
    wire(
      [1, NONE],
      [
        2,
        [
          [300, [0, 2]],
          [310, [2, 0]],
        ],
      ],
    ),
  ],
  ['a negative whole price', wire([1, NONE], [2, [[-1, [0, 2]]]])],
  ['no currency', wire([3, ''])],
  ['a currency in words', wire([3, 'dollars'])],
  ['a currency that begins with a code', wire([3, 'USDX'])],
  ['a currency that ends with a code', wire([3, 'xUSD'])],
  ['a currency that is a list', wire([3, ['USD']])],
  ['an unknown tax', wire([4, 'maybe'])],
  ['a day that does not exist', wire([6, '2026-12-32'])],
  ['no last day', wire([6, null])],
  ['a last day before it was written', wire([6, '2026-11-27'])],
  ['a last day more than a year ahead', wire([6, '2027-12-01'])],
  ['a last day more than a year after it was written', wire([5, '2026-11-01'], [6, '2027-11-03'])],
  ['a price of no kind', wire([1, [120, false, null]])],
  ['a price too many', wire([1, [120, null, 200, 300]])],
  ['a whole price with a part too many', wire([1, NONE], [2, [[300, [0, 2], 1]]])],
  ['a shop that is a list', wire([7, ['Northside']])],
  ['written in a far future', wire([5, '2029-01-01'], [6, '2029-01-02'])],
  ['no shop', wire([7, ''])],
  ['a shop that changes the direction of text', wire([7, 'a\u202eb'])],
  ['a shop of 201 characters', wire([7, 'x'.repeat(201)])],
  ['a note with a control character', wire([8, 'a\u0007b'])],
  ['a note of 401 characters', wire([8, 'x'.repeat(401)])],
  ['a note that is no text', wire([8, null])],
  ['a part too many', wire([9, 'more'])],
])('an answer is refused: %s', (_what, fragment, problem = 'damaged') => {
  expect(read(fragment)).toEqual({ problem })
})

test('an answer that a reader would refuse is not written', () => {
  expect(writeOffer({ ...offer, prices: new Map(), wholes: [] }, PAGE)).toBeNull()
  expect(writeOffer({ ...offer, until: '2028-01-01' }, PAGE)).toBeNull()
  expect(writeOffer({ ...offer, shop: ' ' }, PAGE)).toBeNull()
})

test('a note is one line of at most 400 characters, without what changes the direction of text', () => {
  expect(toNote(' Two\u202edays,\nfrom 5 PM. ')).toBe('Two days, from 5 PM.')
  expect(toNote('\n ')).toBe('')
  expect(Array.from(toNote('🚙'.repeat(500)))).toHaveLength(400)
})

const vehicle = { choices: [[FRONT, HOOD], [REAR]] }

test('a total is for one set of each choice, and says what it leaves out', () => {
  expect(waysOf(vehicle)).toEqual([
    [FRONT, REAR],
    [HOOD, REAR],
  ])
  const prices = new Map([
    [FRONT, 0.1],
    [REAR, 0.2],
  ])
  const truck = sumOfChosen([FRONT, REAR], { prices, wholes: [] })
  expect(truck).toEqual({ amount: 0.3, count: 2, left: [] })
  const other = sumOfChosen([HOOD, REAR], { prices, wholes: [] })
  expect(other).toEqual({ amount: 0.2, count: 2, left: [HOOD] })
  const boat = sumOfChosen([BOAT], offer)
  expect(boat).toMatchObject({ amount: 4200, left: [] })
  expect(sumOfAll([truck, boat]).amount).toBe(4200.3)
  const none = sumOfChosen([HOOD], { prices, wholes: [] })
  expect(none.amount).toBeNull()
  expect(sumOfAll([truck, none])).toEqual({ amount: 0.3, count: 3, left: [HOOD] })
  expect(sumOfAll([none]).amount).toBeNull()
})

test(`the reader never throws and accepts only answers that can be written (seed ${SEED})`, () => {
  const scalar = fc.oneof(fc.string(), fc.double(), fc.constant(null), fc.array(fc.nat(4)))
  const change = fc.array(fc.tuple(fc.nat(9), scalar), { maxLength: 3 })
  const isWritable = fc.property(change, (changes) => {
    const reading = read(wire(...changes))
    if ('offer' in reading) expect(read(writeOffer(reading.offer, PAGE))).toEqual(reading)
  })
  fc.assert(isWritable, { seed: SEED, numRuns: 1000 })
  fc.assert(
    fc.property(fc.string(), (text) => void read(OFFER_START + text)),
    { seed: SEED },
  )
})

test('a total of cents is exact', () => {
  const cents = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 50 })
  const isExact = fc.property(cents, (amounts) => {
    expect(addUp(amounts.map((each) => each / 100))).toBe(amounts.reduce((sum, each) => sum + each, 0) / 100)
  })
  fc.assert(isExact, { seed: SEED })
})
