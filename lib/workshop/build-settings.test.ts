/** @jest-environment node */
import { buildSettings } from './workshop-folder'

const settings = (day = '2026-11-25') => buildSettings(new Date(day), 'es')
afterEach(() => void delete process.env.SHOP_FOLDER)

test('without the file the build inlines nothing', () => {
  const project = process.cwd()
  process.chdir('docs')
  try {
    expect(Object.values(settings()).join('')).toBe('')
  } finally {
    process.chdir(project)
  }
})

test('a folder that SHOP_FOLDER names must have the file', () => {
  process.env.SHOP_FOLDER = 'docs/exampels'
  expect(settings).toThrow(
    'docs/exampels/shop.json does not exist. Correct the folder in SHOP_FOLDER, or remove that variable.',
  )
})

test('with the example the build inlines its prices in the language of the site', () => {
  process.env.SHOP_FOLDER = 'docs/examples'
  const { WORKSHOP_PLACES, WORKSHOP_PRICES } = settings()
  expect(WORKSHOP_PLACES).toBe('1')
  expect(JSON.parse(WORKSHOP_PRICES).ppf[2]).toMatchObject({
    package: 'front',
    range: [115_000, 140_000],
    until: '2027-11-14',
    includes: ['Lavado y descontaminación de las piezas', 'Cantos envueltos donde la pieza lo permite'],
  })
})

test('prices that are all out of date are not inlined', () => {
  process.env.SHOP_FOLDER = 'docs/examples'
  expect(settings('2027-11-14').WORKSHOP_PRICES).not.toBe('')
  expect(settings('2027-11-15').WORKSHOP_PRICES).toBe('')
})
