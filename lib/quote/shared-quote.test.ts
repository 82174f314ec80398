import fc from 'fast-check'
import { MAX_QUANTITY } from '@/lib/config/shared-values'
import type { FilmUrl } from '@/lib/films/film-url'
import { checksumOf } from '@/lib/parsing/record'
import { packWords, toBase64Url } from './link-text'
import { QUOTE_LIMIT, toQuote } from './quote'
import {
  fromSharedJson,
  type QuoteContents,
  readSharedQuote,
  toSharedJson,
  writeSharedQuote,
} from './shared-quote'

const SEED = Number(process.env.FUZZ_SEED || 20_261_122)

const PAGE = 'https://tersa.example/shop-demo/contact'
const image = 'https://tersa.example/shop-demo/catalogue/lustra.svg'
const lustra = { id: '1', name: 'Lustra “Ñandú” 日本', image, price: 99, quantity: 2 }
const tint: FilmUrl = '/window-film?film=35&glass=75&from=inside&at=day'
const quote: QuoteContents = { lines: [lustra], films: [tint] }

const read = (fragment: string) => readSharedQuote(fragment, PAGE)

/** Adds a valid checksum, so that only the content can be invalid. */
function fragmentOf(json: unknown, version = 2) {
  const payload = toBase64Url(packWords(JSON.stringify(json)))
  return `#quote=${version}.${checksumOf(payload)}.${payload}`
}
const wire = (...change: [at: number, value: unknown][]) => {
  const line: unknown[] = ['1', 'Lustra', '/catalogue/lustra.svg', 99, 2]
  for (const [at, value] of change) line[at] = value
  return line
}

test.each<[string, QuoteContents]>([
  ['films and lines', quote],
  [
    'glass that was measured',
    { lines: [], films: ['/window-film?film=35&glass=74m&window=rear&place=texas'] },
  ],
  ['the units of its sender', { ...quote, units: 'us' }],
  ['as many films as a quote holds, alone', { lines: [], films: Array(QUOTE_LIMIT).fill(tint) }],
  ['many of a card, alone', { lines: [{ ...lustra, quantity: MAX_QUANTITY }], films: [] }],
  ['one free card without an id', { lines: [{ ...lustra, id: null, price: 0, quantity: 1 }], films: [] }],
])('a list with %s survives a round trip in characters that messaging apps do not alter', (_what, list) => {
  const fragment = writeSharedQuote(list, PAGE) ?? ''
  expect(fragment).toMatch(/^#quote=3\.[\w-]+\.[\w-]+$/)
  expect(read(fragment)).toEqual({ quote: list })
})

test('the site’s own pictures are shared without its origin; those of other sites and data URLs are not', () => {
  const own = { ...lustra, name: 'Lustra', image: 'https://tersa.example/catalogue/lustra.svg' }
  expect(writeSharedQuote({ lines: [own], films: [] }, PAGE)).toBe(fragmentOf([[wire()], []], 3))
  for (const image of ['https://elsewhere.example/spy.png', 'data:image/png;base64,AAAA', null]) {
    const fragment = writeSharedQuote({ lines: [{ ...lustra, image }], films: [] }, PAGE)
    expect(read(fragment ?? '')).toMatchObject({ quote: { lines: [{ name: lustra.name, image: null }] } })
  }
})

test('writeSharedQuote returns null for a list that is too large', () => {
  const lines = Array.from({ length: 101 }, (_, i) => ({ ...lustra, id: String(i) }))
  expect(writeSharedQuote({ lines, films: [] }, PAGE)).toBeNull()
  const long = lines.slice(0, 100).map((line) => ({ ...line, name: 'x'.repeat(200) }))
  expect(writeSharedQuote({ lines: long, films: [] }, PAGE)).toBeNull()
  expect(writeSharedQuote({ lines: [{ ...lustra, quantity: 1_000_000 }], films: [] }, PAGE)).toBeNull()
})

// As version 1 of this site wrote it.
const OLD =
  '#quote=1.s9144q.W1tbIjciLCJBXHUwMGYxaWwiLCIvY2hhcmFjdGVycy9hbmlsLnN2ZyIsOTksMl1dLFsiL3BwZj9wYW5lbHM9aG9vZC5mZW5kZXJzJnZlaGljbGU9c2VkYW4iLCIvd2luZG93LWZpbG0_ZmlsbT0zNSZnbGFzcz03NSZmcm9tPWluc2lkZSZhdD1kYXkiXV0'

// As version 3 does.
const VEHICLES =
  '#quote=3.j9dkvj.W1tdLFtbIqUiLFsigZIukyIsIoAzNYM3NYSshXRleGFzIl0sIldoaXRlIENpdmljIiwid2hpdGUiLCJzYXRpbiJdLFsipSIsWyKBkiJdLCIyIl0sWyKpIixbIoAyMIM3NYSuIl0sIiIsInJlZCJdLFsiIixbIoAzNYM3NYSsIl1dLFsiYm9hdCIsWyKCYm93hzkiXSwiXHUwMGQxYW5kXHUwMGZhIFx1ZDgzZFx1ZGVlNSJdXV0'

// As the version after it did: no window names a vehicle, and a boat has more measures.
const PREVIOUS =
  '#quote=2.1qhx3n7.W1tbIjciLCJBXHUwMGYxaWwiLK9hbmlssDJdXSxbIoGNjoapIiwigDM1gzc1hKyFdGV4YXMiLCKCYm93LpuHOYg4LjGJMi45ijEuMYswLjaMqiJdLCJ1cyJd'
const previousFilms: FilmUrl[] = [
  '/ppf?panels=front-bumper.headlights.mirrors.hood.fenders&vehicle=truck',
  '/window-film?film=35&glass=75&window=front-side&place=texas',
  '/marine-film?zones=bow.hull-side&loa=9&lwl=8.1&beam=2.9&freeboard=1.1&draught=0.6&keel=motor',
]

test('the links of earlier versions, and the list that they stored, still open', () => {
  const films = ['/ppf?panels=hood.fenders&vehicle=sedan', '/window-film?film=35&glass=75&from=inside&at=day']
  const lines = [{ id: '7', name: 'Añil', quantity: 2 }]
  expect(read(OLD)).toMatchObject({ quote: { lines, films } })
  expect(read(PREVIOUS)).toMatchObject({ quote: { lines, films: previousFilms, units: 'us' } })
  expect(toQuote(previousFilms)).toEqual(previousFilms)
})

const CIVIC = '&vehicle=sedan&name=White+Civic&paint=white&finish=satin'
const named: FilmUrl[] = [
  `/ppf?panels=hood.fenders${CIVIC}`,
  `/window-film?film=35&glass=75&window=front-side&place=texas${CIVIC}`,
  '/ppf?panels=hood&vehicle=sedan&name=2',
  '/window-film?film=20&glass=75&window=rear&vehicle=truck&paint=red',
  '/window-film?film=35&glass=75&window=front-side',
  '/marine-film?zones=bow&loa=9&name=%C3%91and%C3%BA+%F0%9F%9B%A5',
]

test('a link says once what a vehicle is called, its color and its finish', () => {
  expect(writeSharedQuote({ lines: [], films: named }, PAGE)).toBe(VEHICLES)
  expect(read(VEHICLES)).toEqual({ quote: { lines: [], films: named } })
  const vehicles = [
    [
      'sedan',
      ['/ppf?panels=hood.fenders', '/window-film?film=35&glass=75&window=front-side&place=texas'],
      'White Civic',
      'white',
      'satin',
    ],
    ['sedan', ['/ppf?panels=hood'], '2'],
    ['truck', ['/window-film?film=20&glass=75&window=rear'], '', 'red'],
    ['', ['/window-film?film=35&glass=75&window=front-side']],
    ['boat', ['/marine-film?zones=bow&loa=9'], 'Ñandú 🛥'],
  ]
  expect(fragmentOf([[], vehicles], 3)).toBe(VEHICLES)
})

test('the list can be a part of another link', () => {
  const json: unknown = JSON.parse(JSON.stringify(toSharedJson({ ...quote, films: named }, PAGE)))
  expect(fromSharedJson(json, PAGE)).toEqual({ ...quote, films: named })
})

test('a link with twenty films stays under 2,000 characters', () => {
  const films = Array.from({ length: 10 }, (_, i): FilmUrl[] => [
    `/marine-film?zones=bow.hull-side.quarter.transom.waterline.rub-rail.gunwale&loa=${9 + i}.25&lwl=8.5&beam=2.75&keel=motor`,
    `/window-film?film=35&glass=${50 + i}&window=front-side&place=victoria-australia`,
  ]).flat()
  const fragment = writeSharedQuote({ lines: [], films }, PAGE) ?? ''
  expect(PAGE.length + fragment.length).toBeLessThan(2000)
  // A link has the films of a vehicle together.
  expect(read(fragment)).toEqual({ quote: { lines: [], films: films.toSorted(boatsFirst) } })
})

const boatsFirst = (a: FilmUrl, b: FilmUrl) =>
  Number(b.startsWith('/marine')) - Number(a.startsWith('/marine'))

test.each([
  ['in another format version', '#quote=4.abc.def', 'other-version'],
  ['in a later format version', '#quote=12.abc.def', 'other-version'],
  ['with letters after its version', '#quote=3x.abc.def'],
  ['with letters before its version', '#quote=x3.abc.def'],
  ['with a part too many', `${writeSharedQuote(quote, PAGE)}.more`],
  ['not ours', '#other=1'],
  ['empty', '#quote='],
  ['100 kB long', `#quote=2.abc.${'A'.repeat(100_000)}`],
  ['with a wrong checksum', writeSharedQuote(quote, PAGE)?.replace(/3\.\w+/, '3.zzzz') ?? ''],
  ['not base64', `#quote=2.${checksumOf('%%%')}.%%%`],
  ['not JSON', `#quote=2.${checksumOf('AAAA')}.AAAA`],
  ['an empty list', fragmentOf([[], []])],
  ['an object', fragmentOf({ lines: [], films: [] })],
  ['a third list', fragmentOf([[wire()], [], []])],
  ['unknown units', fragmentOf([[wire()], [], 'cubits'])],
  ['a fourth part', fragmentOf([[wire()], [], 'us', 'us'])],
  ['no name', fragmentOf([[wire([1, null])], []])],
  ['a name that changes the text direction', fragmentOf([[wire([1, 'a\u202eb'])], []])],
  ['an id that is a number', fragmentOf([[wire([0, 1])], []])],
  ['a quantity of 0', fragmentOf([[wire([4, 0])], []])],
  ['a quantity of a half', fragmentOf([[wire([4, 1.5])], []])],
  ['a quantity of a billion', fragmentOf([[wire([4, 1e9])], []])],
  ['a quantity in letters', fragmentOf([[wire([4, '2'])], []])],
  ['a negative price', fragmentOf([[wire([3, -1])], []])],
  ['a price in letters', fragmentOf([[wire([3, '99'])], []])],
  ['a line that is too long', fragmentOf([[[...wire(), 'more']], []])],
  ['a number as its picture', fragmentOf([[wire([2, 7])], []])],
  ['a picture of another host', fragmentOf([[wire([2, 'https://elsewhere.example/1.png'])], []])],
  ['a picture of 100 kB', fragmentOf([[wire([2, 'data:image/png;base64,AAAA'])], []])],
  ['a film page of another host', fragmentOf([[], ['https://elsewhere.example/ppf?panels=hood']])],
  ['a film page with a fragment', fragmentOf([[], ['/ppf?panels=hood#x']])],
  ['more films than a quote holds', fragmentOf([[], Array.from({ length: QUOTE_LIMIT + 1 }, () => tint)])],
  ['one wrong entry among right ones', fragmentOf([[wire(), wire([4, -1])], [tint]])],
  ['vehicles that are no list', fragmentOf([[wire()], {}], 3)],
  ['an unknown vehicle', fragmentOf([[], [['tank', [tint]]]], 3)],
  ['a vehicle without films', fragmentOf([[], [['sedan', []]]], 3)],
  ['a car as a boat', fragmentOf([[], [['boat', [tint]]]], 3)],
  ['a boat as a car', fragmentOf([[], [['sedan', ['/marine-film?zones=bow&loa=9']]]], 3)],
  ['a film that is no text', fragmentOf([[], [['sedan', [[tint]]]]], 3)],
  ['a name of 25 characters', fragmentOf([[], [['sedan', [tint], 'x'.repeat(25)]]], 3)],
  ['a name that changes the direction of text', fragmentOf([[], [['sedan', [tint], 'a\u202eb']]], 3)],
  ['a color in capitals', fragmentOf([[], [['sedan', [tint], '', 'RED']]], 3)],
  ['one detail too many', fragmentOf([[], [['sedan', [tint], '', 'red', 'matte', 'more']]], 3)],
  [
    'more films than a quote holds, on vehicles',
    fragmentOf([[], Array(QUOTE_LIMIT + 1).fill(['', [tint]])], 3),
  ],
])('a fragment is refused as damaged, or of another version: %s', (_what, fragment, problem = 'damaged') => {
  expect(read(fragment)).toEqual({ problem })
})

test(`the reader never throws and accepts only lists that can be written (seed ${SEED})`, () => {
  const scalar = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.constant(null), fc.object())
  const line = fc.array(scalar, { maxLength: 6 })
  const [lists, films] = [fc.array(line, { maxLength: 3 }), fc.array(scalar, { maxLength: 4 })]
  const isWritable = fc.property(lists, films, (...list) => {
    const reading = read(fragmentOf(list))
    if ('quote' in reading) expect(writeSharedQuote(reading.quote, PAGE)).not.toBeNull()
  })
  fc.assert(isWritable, { seed: SEED, numRuns: 2000 })
  const neverThrows = fc.property(fc.string(), (text) => void read(`#quote=3.${text}`))
  fc.assert(neverThrows, { seed: SEED })
})
