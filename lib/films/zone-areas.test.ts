import { readFileSync } from 'node:fs'
import { drawnAreas, filmAreas, hullAreas, hullZones, readBoat, topsideZones } from './hull'
import { panelAreas } from './test-panel-areas'

const { hull: boat } = readBoat(() => null)
const whole = hullAreas(boat)

test('the areas are those in the drawing of the boat', () => {
  const {
    'cabin-glass': _glass,
    transom: _transom,
    ...areas
  } = panelAreas(readFileSync('components/films/drawings/boat.svg', 'utf8'))
  expect(drawnAreas).toEqual(
    Object.fromEntries(Object.entries(areas).map(([zone, area]) => [zone, Math.round(area / 100)])),
  )
})

test('all zones together have the area of the whole topsides and deck', () => {
  const { topsides, deck } = filmAreas(
    boat,
    hullZones.map(({ id }) => id),
  )
  expect(topsides).toBeCloseTo(whole.topsides)
  expect(deck).toBeCloseTo(whole.deck)
})

test('the topsides alone leave the deck bare', () => {
  expect(filmAreas(boat, topsideZones).topsides).toBeCloseTo(31.2)
  expect(filmAreas(boat, topsideZones).deck).toBe(0)
})

test('the transom is beam × freeboard, and cabin glass needs no paint film', () => {
  expect(filmAreas(boat, ['transom']).topsides).toBeCloseTo(3.6)
  expect(filmAreas(boat, ['cabin-glass'])).toEqual({ topsides: 0, deck: 0 })
})
