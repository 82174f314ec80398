import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { CoverageConfigurator } from '@/components/films/coverage'
import { HullPlanner } from '@/components/films/hull'
import { TintTool, WindowPrice } from '@/components/films/tint'
import { TintedVehicle } from '@/components/films/tint-scene'
import { LinePrice } from '@/components/prices/line-price'
import { announcedText } from '@/lib/announcements/announcements'
import { coverageTitle, readCoverage } from '@/lib/films/coverage'
import { ShopPrices } from '@/lib/prices/use-prices'
import { setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { buildWithExample } from '@/lib/workshop/test-example'
import { shopPrices } from '@/lib/workshop/workshop-folder'

buildWithExample()

const NOSE = 'panels=front-bumper.headlights.mirrors'
const FRONT = `${NOSE}.hood.fenders`
const TOPSIDES = 'zones=bow.hull-side.quarter.transom.waterline.rub-rail'
const TERMS = 'at this shop, as of November 2026, tax included. An estimate, not a binding offer.'

const Coverage = <CoverageConfigurator key="coverage" drawing={null} add={null} />
const Tint = <TintTool key="tint" scene={{ shapes: null, labels: null }} add={null} />
const Hull = <HullPlanner key="hull" drawing={null} add={null} />

function OnSheet() {
  const coverage = readCoverage(useQueryState())
  return <LinePrice line={{ kind: 'coverage', ...coverage }} title={coverageTitle(coverage)} place="sheet" />
}
const Sheet = <OnSheet key="sheet" />

beforeAll(() => Promise.all([WindowPrice.load(), TintedVehicle.load()]))

const priced = (tool: ReactNode) => <ShopPrices prices={shopPrices()}>{tool}</ShopPrices>
const open = (query: string) => window.history.replaceState(null, '', `/?${query}`)

/** The paragraph that says the price, or that there is none. */
const sentence = () =>
  [...document.querySelectorAll('p')].find((each) => /at this shop|no price/.test(each.textContent))
    ?.textContent ?? ''

function shown(tool: ReactNode, query: string) {
  open(query)
  render(priced(tool))
  return sentence()
}

const FRONT_PRICE = `Front, on a sedan: from $1,150 to $1,400 ${TERMS}`
const NO_PRICE = 'no price for this choice. Add it to your quote and ask'

test.each([
  [FRONT, Coverage, FRONT_PRICE],
  [`${FRONT}.rockers`, Coverage, `Six panels, on a sedan: ${NO_PRICE}; or see Road, from $2,050 to $2,450.`],
  ['panels=', Coverage, ''],
  ['film=20&glass=75&window=rear', Tint, `Rear window, 20% film: from $260 to $320 ${TERMS}`],
  ['film=21&glass=75&window=rear', Tint, `Rear window, 21% film: ${NO_PRICE}.`],
  [`${TOPSIDES}&loa=9`, Hull, `Topsides, on a 9 m boat: from $3,900 to $4,600 ${TERMS}`],
  [
    'zones=bow.transom&loa=9',
    Hull,
    `Two zones, on a 9 m boat: ${NO_PRICE}; or see Topsides, from $3,900 to $4,600.`,
  ],
  [`${FRONT}&vehicle=sedan`, Sheet, FRONT_PRICE],
  ['panels=hood', Sheet, 'One panel, on a sedan: no price for this choice.'],
])('%s has its price in one sentence only if the file has one', (query, tool, expected) => {
  expect(shown(tool, query)).toBe(expected)
})

test('what a price includes is listed only where the file says it', () => {
  shown(Coverage, `${FRONT}&vehicle=sedan`)
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
