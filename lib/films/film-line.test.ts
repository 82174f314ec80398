import fc from 'fast-check'
import { type FilmUrl, QUOTE_LIMIT } from '@/lib/quote/quote'
import { panels } from './coverage'
import { additionOf, lineUrl, readLine } from './film-line'
import { vehicles } from './roll'

const SEED = Number(process.env.FUZZ_SEED || 20_261_124)

const front: FilmUrl = '/window-film?film=35&glass=75&window=front-side&place=texas'
const hood: FilmUrl = '/ppf?panels=hood&vehicle=small-suv'

test.each<[string, FilmUrl, FilmUrl, ReturnType<typeof additionOf>]>([
  ['another window', front, '/window-film?film=20&glass=20&window=rear-side', { kind: 'added' }],
  [
    'the same window with other glass',
    front,
    '/window-film?film=35&glass=88&window=front-side',
    { kind: 'question', other: front },
  ],
  ['the same line', front, front, { kind: 'again', other: front }],
  [
    'a panel of the same vehicle',
    hood,
    '/ppf?panels=hood.roof&vehicle=small-suv',
    { kind: 'question', other: hood },
  ],
  ['other panels of the same vehicle', hood, '/ppf?panels=roof&vehicle=small-suv', { kind: 'added' }],
  ['the same panels of another vehicle', hood, '/ppf?panels=hood&vehicle=truck', { kind: 'added' }],
  [
    'a zone of the same boat',
    '/marine-film?zones=bow&loa=9&keel=fin',
    '/marine-film?zones=bow.transom&loa=9&keel=fin',
    { kind: 'question', other: '/marine-film?zones=bow&loa=9&keel=fin' },
  ],
  [
    'the same zone of a longer boat',
    '/marine-film?zones=bow&loa=9&keel=fin',
    '/marine-film?zones=bow&loa=12&keel=fin',
    { kind: 'added' },
  ],
])('a line is added, found in the quote, or needs an answer first: %s', (_what, own, line, result) => {
  expect(additionOf(line, [own], undefined)).toEqual(result)
})

test('a line of an earlier version with the same choice counts as the same line', () => {
  const stored: FilmUrl = '/ppf?vehicle=truck&panels=roof.hood'
  expect(additionOf('/ppf?panels=hood.roof&vehicle=truck', [stored], undefined)).toEqual({
    kind: 'again',
    other: stored,
  })
})

test('a line that the visitor came to change is replaced without a question', () => {
  const next: FilmUrl = '/window-film?film=50&glass=75&window=front-side'
  expect(additionOf(next, [hood, front], front)).toEqual({ kind: 'saved', other: front })
})

test('a line cannot be added to a full quote', () => {
  const full = Array.from({ length: QUOTE_LIMIT }, (_, i): FilmUrl => `/marine-film?zones=bow&loa=${i + 3}`)
  expect(additionOf(front, full, undefined)).toEqual({ kind: 'full' })
})

test(`a line survives being written and read: nothing that was chosen is lost (seed ${SEED})`, () => {
  const line = fc.oneof(
    fc
      .record({
        panels: fc.subarray(
          panels.map(({ id }) => id),
          { minLength: 1 },
        ),
        vehicle: fc.constantFrom(...vehicles.map(({ id }) => id)),
      })
      .map(({ panels: chosen, vehicle }): FilmUrl => `/ppf?panels=${chosen.join('.')}&vehicle=${vehicle}`),
    fc
      .record({
        film: fc.integer({ min: 5, max: 90 }),
        glass: fc.integer({ min: 1, max: 100 }),
        rest: fc.constantFrom('', '&window=rear', '&window=rear-side&place=texas', '&place=spain'),
      })
      .map(({ film, glass, rest }): FilmUrl => `/window-film?film=${film}&glass=${glass}${rest}`),
    fc
      .record({ loa: fc.integer({ min: 2, max: 60 }), beam: fc.constantFrom('', '&beam=2.75') })
      .map(({ loa, beam }): FilmUrl => `/marine-film?zones=bow.transom&loa=${loa}${beam}`),
  )
  fc.assert(
    fc.property(line, (url) => {
      const read = readLine(url)
      expect(read && lineUrl(read)).toBe(url)
    }),
    { seed: SEED },
  )
})

test.each<FilmUrl>([
  '/marine-film?zones=bow&loa=nine',
  '/marine-film?zones=bow&loa=300',
  '/window-film?film=35&glass=dark',
])('%s is no line, because its boat or glass is unknown', (url) => {
  expect(readLine(url)).toBeNull()
})
