import fc from 'fast-check'
import { panels } from './coverage'
import { areAlternatives, lineUrl, readLine, vehicleOfLine } from './film-line'
import type { FilmUrl } from './film-url'
import { vehicles } from './vehicles'

const SEED = Number(process.env.FUZZ_SEED || 20_261_124)

const panelIds = panels.map(({ id }) => id)
const vehicle = fc.constantFrom(...vehicles.map(({ id }) => id))
const REST = ['', '&window=rear', '&window=rear-side&place=texas', '&place=spain'] as const
const rest = fc.constantFrom(...REST, '&window=rear&vehicle=truck')
/** A kind, or a value that was measured. */
const glass = fc.oneof(
  fc.constantFrom('75', '20', '88'),
  fc.integer({ min: 1, max: 100 }).map((share) => `${share}m`),
)
const lines = fc.oneof(
  fc
    .tuple(fc.subarray(panelIds, { minLength: 1 }), vehicle)
    .map(([chosen, of]): FilmUrl => `/ppf?panels=${chosen.join('.')}&vehicle=${of}`),
  fc
    .tuple(fc.integer({ min: 5, max: 90 }), glass, rest)
    .map(([film, glass, more]): FilmUrl => `/window-film?film=${film}&glass=${glass}${more}`),
  fc
    .tuple(fc.integer({ min: 2, max: 60 }), fc.constantFrom('', '&beam=2.75'))
    .map(([loa, beam]): FilmUrl => `/marine-film?zones=bow.transom&loa=${loa}${beam}`),
)

test(`a line survives being written and read: nothing that was chosen is lost (seed ${SEED})`, () => {
  const survives = fc.property(lines, (url) => {
    const read = readLine(url)
    expect(read && lineUrl(read)).toBe(url)
  })
  fc.assert(survives, { seed: SEED })
})

test('a film for a boat or glass that cannot be read is no line', () => {
  expect(readLine('/marine-film?zones=bow&loa=nine')).toBeNull()
  expect(readLine('/window-film?film=35&glass=dark')).toBeNull()
  expect(readLine('/window-film?film=abc&glass=75')).toBeNull()
})

test.each<[FilmUrl, string | undefined]>([
  ['/ppf?panels=hood&vehicle=truck', 'truck'],
  ['/window-film?film=35&window=rear&vehicle=truck', 'truck'],
  ['/window-film?film=35&window=rear', undefined],
  ['/marine-film?zones=bow&loa=9', undefined],
])('the vehicle of %s is %s', (url, expected) => {
  const line = readLine(url)
  expect(line && vehicleOfLine(line)).toBe(expected)
})

const hood = '/ppf?panels=hood&vehicle=truck'
const rear = '/window-film?film=35&window=rear'
const bow = '/marine-film?zones=bow&loa=9'

test.each<[FilmUrl, FilmUrl, boolean]>([
  [hood, '/ppf?panels=hood.roof&vehicle=truck', true],
  [hood, '/ppf?panels=roof&vehicle=truck', false],
  [hood, '/ppf?panels=hood&vehicle=sedan', false],
  [hood, `${hood}&name=Two`, false],
  [hood, rear, false],
  [hood, bow, false],
  [rear, '/window-film?film=20&window=rear', true],
  [rear, '/window-film?film=35&window=rear-side', false],
  [rear, hood, false],
  // A line of an earlier version is for any vehicle.
  [rear, `${rear}&vehicle=truck`, true],
  [`${rear}&vehicle=truck`, rear, true],
  [`${rear}&vehicle=truck`, '/window-film?film=20&window=rear&vehicle=truck', true],
  [`${rear}&vehicle=sedan`, `${rear}&vehicle=truck`, false],
  [`${rear}&vehicle=truck`, `${rear}&vehicle=truck&name=Two`, false],
  ['/window-film?film=35', '/window-film?film=35', false],
  [bow, '/marine-film?zones=bow.transom&loa=9', true],
  [bow, '/marine-film?zones=transom&loa=9', false],
  [bow, '/marine-film?zones=bow&loa=10', false],
  [bow, hood, false],
])('only one of %s and %s can be on the vehicle or boat: %s', (one, other, expected) => {
  const [a, b] = [readLine(one), readLine(other)]
  expect(a && b && areAlternatives(a, b)).toBe(expected)
})
