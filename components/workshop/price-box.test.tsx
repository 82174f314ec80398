import { act, render, screen } from '@testing-library/react'
import { announcedText } from '@/lib/announcements/announcements'
import type { FilmName } from '@/lib/content/facts/films'
import { followRouter, setQueryState } from '@/lib/url/query-state'
import { linePrices } from '@/lib/workshop/shown-prices'
import { CoveragePrice } from './coverage-price'
import { HullPrice } from './hull-price'
import { SheetPrice } from './sheet-price'
import { buildWithExample } from './test-example'
import { TintPrice } from './tint-price'

buildWithExample()
afterEach(() => followRouter(''))

const NOSE = 'panels=front-bumper.headlights.mirrors'
const FRONT = `${NOSE}.hood.fenders`
const TERMS = 'at this shop, as of November 2026, tax included. Not an offer.'

function pricesOf<Line extends FilmName>(line: Line) {
  const prices = linePrices(line)
  if (!prices) throw new Error('The example has no current prices.')
  return prices
}

/** As the pages of the films show them. */
const Coverage = () => <CoveragePrice {...pricesOf('ppf')} />
const Tint = () => <TintPrice {...pricesOf('window-film')} />
const Hull = () => <HullPrice {...pricesOf('marine-film')} />
const OnSheet = () => <SheetPrice {...pricesOf('ppf')} />

function shown(Price: () => React.ReactNode, query: string) {
  window.history.replaceState(null, '', `/?${query}`)
  const { container, unmount } = render(<Price />)
  const text = container.querySelector('p')?.textContent ?? ''
  unmount()
  return text
}

test.each([
  ['a package', `${FRONT}&vehicle=sedan`, `Front, on a sedan: from $1,150 to $1,400 ${TERMS}`],
  ['equal ends', `${NOSE}&vehicle=compact`, `Nose, on a compact: $620 ${TERMS}`],
  [
    'panels without a price, and a package that covers them',
    `${FRONT}.rockers&vehicle=sedan`,
    'Six panels, on a sedan: no price for this choice Add it to your quote and ask; or see Road, from $2,050 to $2,450.',
  ],
  [
    'a vehicle without any price',
    `${FRONT}&vehicle=truck`,
    'Front, on a truck: no price for this choice Add it to your quote and ask.',
  ],
  ['no panels', 'panels=&vehicle=sedan', ''],
])('a coverage has its price only if the file has one: %s', (_what, query, sentence) => {
  expect(shown(Coverage, query)).toBe(sentence)
})

test.each([
  ['film=20&glass=75&window=rear', `Rear, 20% film: from $260 to $320 ${TERMS}`],
  ['film=21&glass=75&window=rear', 'Rear, 21% film: no price for this choice Add it to your quote and ask.'],
  ['film=21&glass=75&window=rear-side', `Rear side, 21% film: from $200 to $240 ${TERMS}`],
])('a tint has its price only if the file has one: %s', (query, sentence) => {
  expect(shown(Tint, query)).toBe(sentence)
})

test('a hull has a price within the lengths of the file', () => {
  const topsides = 'zones=bow.hull-side.quarter.transom.waterline.rub-rail&keel=motor'
  expect(shown(Hull, `${topsides}&loa=9`)).toBe(
    `Topsides, on a 9 m motor boat: from $3,900 to $4,600 ${TERMS}`,
  )
  expect(shown(Hull, `${topsides}&loa=20`)).toMatch(/no price for this choice Add it/)
  expect(shown(Hull, 'zones=bow.transom&loa=9&keel=motor')).toMatch(
    /no price for this choice .* or see Topsides, from \$3,900 to \$4,600\.$/,
  )
})

test('the sheet says the price in one sentence', () => {
  expect(shown(OnSheet, `${FRONT}&vehicle=sedan`)).toBe(`Front, on a sedan: from $1,150 to $1,400 ${TERMS}`)
  expect(shown(OnSheet, 'panels=hood&vehicle=sedan')).toBe('One panel, on a sedan: no price for this choice.')
})

test('what a price includes is listed only where the file says it', () => {
  window.history.replaceState(null, '', `/?${FRONT}&vehicle=sedan`)
  render(<Coverage />)
  expect(screen.getByText('What that includes')).toBeVisible()
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(2)
  act(() => setQueryState({ panels: 'front-bumper.headlights.mirrors', vehicle: 'compact' }))
  expect(screen.queryByText('What that includes')).toBeNull()
})

test('another price is announced once, in the region of the tool', () => {
  window.history.replaceState(null, '', `/?${FRONT}&vehicle=sedan`)
  render(<Coverage />)
  act(() => jest.advanceTimersByTime(200))
  expect(announcedText()).toBe('')
  act(() => setQueryState({ panels: 'front-bumper.headlights.mirrors', vehicle: 'compact' }))
  act(() => jest.advanceTimersByTime(200))
  expect(announcedText()).toBe('Nose, on a compact: $620.')
  act(() => jest.runAllTimers())
})

test('after its last day a price is not shown', () => {
  // The page is older than its prices.
  const prices = pricesOf('ppf')
  jest.setSystemTime(new Date('2027-11-15T12:00:00'))
  expect(shown(() => <CoveragePrice {...prices} />, `${FRONT}&vehicle=sedan`)).toBe('')
})
