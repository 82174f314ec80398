import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { announcedText } from '@/lib/announcements/announcements'
import { coverageTitle, readCoverage } from '@/lib/films/coverage'
import { followRouter, setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { buildWithExample } from '@/lib/workshop/test-example'
import { ShopPrices } from '@/lib/workshop/use-prices'
import { shopPrices } from '@/lib/workshop/workshop-folder'
import { CoverageConfigurator } from './coverage'
import { HullPlanner } from './hull'
import { LinePrice } from './line-price'
import { TintTool, WindowPrice } from './tint'
import { TintedVehicle } from './tint-scene'

buildWithExample()
afterEach(() => followRouter(''))

const NOSE = 'panels=front-bumper.headlights.mirrors'
const FRONT = `${NOSE}.hood.fenders`
const TERMS = 'at this shop, as of November 2026, tax included. An estimate, not a binding offer.'

const Coverage = <CoverageConfigurator drawing={null} />
const Tint = <TintTool scene={{ shapes: null, labels: null }} />
const Hull = <HullPlanner drawing={null} />

function OnSheet() {
  const coverage = readCoverage(useQueryState())
  return <LinePrice line={{ kind: 'coverage', ...coverage }} title={coverageTitle(coverage)} place="sheet" />
}

beforeAll(() => Promise.all([WindowPrice.load(), TintedVehicle.load()]))

const priced = (tool: ReactNode) => <ShopPrices prices={shopPrices()}>{tool}</ShopPrices>
const open = (query: string) => window.history.replaceState(null, '', `/?${query}`)

/** The paragraph that says the price, or that there is none. */
const sentence = () =>
  [...document.querySelectorAll('p')].find((each) => /at this shop|no price/.test(each.textContent))
    ?.textContent ?? ''

function shown(tool: ReactNode, query: string) {
  open(query)
  const { unmount } = render(priced(tool))
  const text = sentence()
  unmount()
  return text
}

test.each([
  ['a package', `${FRONT}&vehicle=sedan`, `Front, on a sedan: from $1,150 to $1,400 ${TERMS}`],
  [
    'panels without a price, and a package that covers them',
    `${FRONT}.rockers&vehicle=sedan`,
    'Six panels, on a sedan: no price for this choice. Add it to your quote and ask; or see Road, from $2,050 to $2,450.',
  ],
  ['no panels', 'panels=&vehicle=sedan', ''],
])('a coverage has its price only if the file has one: %s', (_what, query, expected) => {
  expect(shown(Coverage, query)).toBe(expected)
})

test.each([
  ['film=20&glass=75&window=rear', `Rear window, 20% film: from $260 to $320 ${TERMS}`],
  [
    'film=21&glass=75&window=rear',
    'Rear window, 21% film: no price for this choice. Add it to your quote and ask.',
  ],
])('a tint has its price only if the file has one: %s', (query, expected) => {
  expect(shown(Tint, query)).toBe(expected)
})

test('a hull has a price within the lengths of the file', () => {
  const topsides = 'zones=bow.hull-side.quarter.transom.waterline.rub-rail&keel=motor'
  expect(shown(Hull, `${topsides}&loa=9`)).toBe(`Topsides, on a 9 m boat: from $3,900 to $4,600 ${TERMS}`)
  expect(shown(Hull, 'zones=bow.transom&loa=9&keel=motor')).toMatch(
    /no price for this choice\. .* or see Topsides, from \$3,900 to \$4,600\.$/,
  )
})

test('the sheet says the price in one sentence', () => {
  expect(shown(<OnSheet />, `${FRONT}&vehicle=sedan`)).toBe(
    `Front, on a sedan: from $1,150 to $1,400 ${TERMS}`,
  )
  expect(shown(<OnSheet />, 'panels=hood&vehicle=sedan')).toBe(
    'One panel, on a sedan: no price for this choice.',
  )
})

test('what a price includes is listed only where the file says it', () => {
  open(`${FRONT}&vehicle=sedan`)
  render(priced(Coverage))
  expect(screen.getByText('What that includes')).toBeVisible()
  expect(screen.getByText(/^Edges wrapped/)).toBeInTheDocument()
  act(() => setQueryState({ panels: 'front-bumper.headlights.mirrors', vehicle: 'compact' }))
  expect(screen.queryByText('What that includes')).toBeNull()
})

test('a page that is opened with a choice announces no price until the choice changes', async () => {
  open(`${NOSE}&vehicle=compact`)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(priced(Coverage))
  expect(sentence()).toMatch(/^Front, on a sedan/)
  await act(async () => void render(priced(Coverage), { container, hydrate: true }))
  expect(sentence()).toMatch(/^Nose, on a compact/)
  act(() => void jest.advanceTimersByTime(200))
  expect(announcedText()).toBe('')
  act(() => setQueryState({ panels: 'hood' }))
  act(() => void jest.advanceTimersByTime(200))
  expect(announcedText()).toMatch(/^One panel/)
})

test('a shop without prices shows none', () => {
  open(`${FRONT}&vehicle=sedan`)
  render(<ShopPrices prices={null}>{Coverage}</ShopPrices>)
  expect(sentence()).toBe('')
})
