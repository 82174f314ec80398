import { readFileSync } from 'node:fs'
import { carPackages, panels } from './coverage'
import { carAreas, carDrawings, estimateFilm } from './roll'
import { carWeights } from './test-panel-areas'
import { vehicleOf } from './vehicles'

const drawing = (name: string) => readFileSync(`components/films/drawings/${name}.svg`, 'utf8')
const sedan = vehicleOf('sedan')

test.each(carDrawings)('the areas of %s are those of its drawings within 1%%', (name) => {
  const measured = carWeights(drawing(`${name}-side`), drawing(`${name}-top`))
  expect(Object.keys(measured).sort()).toEqual(panels.map(({ id }) => id).sort())
  expect(Object.keys(carAreas)).toEqual(panels.map(({ id }) => id))
  for (const [panel, areas] of Object.entries(carAreas)) {
    const area = areas[carDrawings.indexOf(name)] ?? 0
    expect([panel, Math.abs((measured[panel] ?? 0) / area - 1) < 0.01]).toEqual([panel, true])
  }
})

test('the whole car needs the whole planning figure, and no panels need no film', () => {
  const all = panels.map(({ id }) => id)
  const { area, metres, withWaste } = estimateFilm(sedan, all)
  expect(metres).toEqual([15, 18])
  expect(area.map((each) => Math.round(each))).toEqual([23, 27])
  expect(withWaste[0]).toBeCloseTo(16.5)
  expect(estimateFilm(sedan, []).area).toEqual([0, 0])
  const nose = estimateFilm(sedan, carPackages[0]?.parts ?? [])
  const front = estimateFilm(sedan, carPackages[1]?.parts ?? [])
  expect(nose.area[0]).toBeLessThan(front.area[0])
})

test('an unknown vehicle is a sedan, and “large-suv” of older links is a large SUV', () => {
  expect(vehicleOf('<script>')).toBe(sedan)
  expect(vehicleOf('large-suv')).toMatchObject({ label: 'Large SUV', drawing: 'suv' })
})
