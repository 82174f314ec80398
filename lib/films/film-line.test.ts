import fc from 'fast-check'
import type { FilmUrl } from '@/lib/quote/quote'
import { panels } from './coverage'
import { lineUrl, readLine } from './film-line'
import { vehicles } from './vehicles'

const SEED = Number(process.env.FUZZ_SEED || 20_261_124)

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
        rest: fc.constantFrom(
          '',
          '&window=rear',
          '&window=rear-side&place=texas',
          '&place=spain',
          '&window=rear&vehicle=truck',
        ),
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
