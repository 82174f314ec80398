import fc from 'fast-check'
import { carPackages, panels } from '@/lib/films/coverage'
import { boatPackages } from '@/lib/films/hull'
import { packageOf } from '@/lib/films/parts'
import { coveringPrice, isForLength, isForVehicle, packagePrice, windowPrice } from './find-price'
import { type CarPrice, priceListOf } from './price-list'

type Choice = { chosen: readonly string[]; vehicle: string }
const carPrice = (file: readonly CarPrice[], { chosen, vehicle }: Choice) =>
  packagePrice(carPackages, chosen, file, isForVehicle(vehicle))
const coveringCarPrice = (file: readonly CarPrice[], { chosen, vehicle }: Choice) =>
  coveringPrice(carPackages, chosen, file, isForVehicle(vehicle))

const dated = { asOf: '2026-11-15', until: '2027-11-14' }
const car = (id: string, vehicles: string[], from: number, to: number): CarPrice => ({
  package: id,
  vehicles,
  range: [from, to],
  ...dated,
})
const prices = [car('nose', ['sedan'], 68_000, 76_000), car('road', ['sedan'], 205_000, 245_000)]
const partsOf = (id: string) => carPackages.find((each) => each.id === id)?.parts ?? []

test('a package has a price only on a vehicle that the file names', () => {
  expect(carPrice(prices, { chosen: partsOf('nose'), vehicle: 'sedan' })?.range).toEqual([68_000, 76_000])
  expect(carPrice(prices, { chosen: partsOf('nose'), vehicle: 'truck' })).toBeUndefined()
  expect(carPrice(prices, { chosen: partsOf('front'), vehicle: 'sedan' })).toBeUndefined()
})

test('the smallest package with a price that covers the choice is offered instead', () => {
  const other = (chosen: readonly string[], vehicle = 'sedan') =>
    coveringCarPrice(prices, { chosen, vehicle })?.package.id
  expect(other(['mirrors'])).toBe('nose')
  expect(other(['mirrors', 'hood'])).toBe('road')
  expect(other(['roof'])).toBeUndefined()
  expect(other(['mirrors'], 'truck')).toBeUndefined()
})

test('a price for one film takes precedence over a price for any film', () => {
  const any = { window: 'rear', range: [1, 2], ...dated } as const
  const dark = { window: 'rear', films: [20], range: [3, 4], ...dated } as const
  expect(windowPrice([any, dark], 'rear', 20)).toBe(dark)
  expect(windowPrice([any, dark], 'rear', 35)).toBe(any)
  expect(windowPrice([dark], 'rear', 35)).toBeUndefined()
  expect(windowPrice([any], 'front-side', 35)).toBeUndefined()
})

test('a boat has a price only within the lengths of the file', () => {
  const price = { package: 'dock', length: { from: 9, to: 11 }, range: [1, 2], ...dated } as const
  const found = (length: number) =>
    packagePrice(
      boatPackages,
      ['rub-rail', 'quarter', 'transom', 'swim-platform'],
      [price],
      isForLength(length),
    )
  expect([8.99, 9, 11, 11.01].map((length) => found(length) === price)).toEqual([false, true, true, false])
})

test('a boat of a length that two prices share has the first one', () => {
  const band = (from: number, to: number) =>
    ({ package: 'dock', length: { from, to }, range: [from, to], ...dated }) as const
  const found = (length: number) => [band(6, 8), band(8, 10)].find(isForLength(length))?.range[0]
  expect([7.999, 8, 8.001].map(found)).toEqual([6, 6, 8])
})

test('amounts are exact in cents, and prices that are out of date are left out', () => {
  const entry = { package: 'nose', vehicles: ['sedan'], from: 89.99, to: 1234.56 } as const
  const list = (today: string) =>
    priceListOf(
      {
        currency: 'USD',
        asOf: '2026-11-15',
        ppf: [{ ...entry, vehicles: ['sedan'] }],
        'window-film': [],
        'marine-film': [],
      },
      today,
      'en',
    ).ppf
  expect(list('2027-11-14')[0]?.range).toEqual([8999, 123_456])
  expect(list('2027-11-15')).toEqual([])
})

const chosenPanels = fc.subarray(panels.map(({ id }) => id))

test('only a choice that is exactly a package of the file has a price', () => {
  fc.assert(
    fc.property(chosenPanels, (chosen) => {
      const id = packageOf(carPackages, chosen)?.id
      const price = carPrice(prices, { chosen, vehicle: 'sedan' })
      expect(price?.package).toBe(prices.some((each) => each.package === id) ? id : undefined)
    }),
  )
})

test('if larger packages cost no less, more panels never cost less', () => {
  const rising = fc
    .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 4, maxLength: 4 })
    .map((amounts) => amounts.toSorted((a, b) => a - b))
    .map((amounts) => carPackages.map(({ id }, i) => car(id, ['sedan'], amounts[i] ?? 0, amounts[i] ?? 0)))
  fc.assert(
    fc.property(rising, chosenPanels, chosenPanels, (file, some, more) => {
      const few = coveringCarPrice(file, { chosen: some, vehicle: 'sedan' })
      const many = coveringCarPrice(file, { chosen: [...new Set([...some, ...more])], vehicle: 'sedan' })
      if (few && many) expect(many.price.range[0]).toBeGreaterThanOrEqual(few.price.range[0])
    }),
  )
})
