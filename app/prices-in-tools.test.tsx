import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { FilmTable } from '@/components/appointment/sheet-films'
import { CoverageConfigurator } from '@/components/films/coverage'
import { HullPlanner } from '@/components/films/hull'
import { TintTool, WindowPrice } from '@/components/films/tint'
import { TintedVehicle } from '@/components/films/tint-scene'
import { announcedText } from '@/lib/announcements/announcements'
import type { FilmUrl } from '@/lib/films/film-url'
import { ShopPrices } from '@/lib/prices/use-prices'
import { groupFilms } from '@/lib/quote/groups'
import { setQueryState } from '@/lib/url/query-state'
import { buildWithExample } from '@/lib/workshop/test-example'
import { shopPrices } from '@/lib/workshop/workshop-folder'

buildWithExample()

const NOSE = 'panels=front-bumper.headlights.mirrors'
const FRONT = `${NOSE}.hood.fenders`
const TOPSIDES = 'zones=bow.hull-side.quarter.transom.waterline.rub-rail'
const TERMS = 'Our prices, November 2026, tax included. An estimate, not a binding offer.'

const Coverage = <CoverageConfigurator key="coverage" drawing={null} add={null} />
const Tint = <TintTool key="tint" scene={{ shapes: null, labels: null }} add={null} />
const Hull = <HullPlanner key="hull" drawing={null} add={null} />

beforeAll(() => Promise.all([WindowPrice.load(), TintedVehicle.load()]))

const priced = (tool: ReactNode) => <ShopPrices prices={shopPrices()}>{tool}</ShopPrices>
const open = (query: string) => window.history.replaceState(null, '', `/?${query}`)

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())

/** The price next to what the choice comes to, and its terms or a way on. */
function shown(tool: ReactNode, query: string) {
  open(query)
  render(priced(tool))
  const terms = textsOf('span.scripted, p').find((each) => /Our prices|[Nn]o price/.test(each))
  return [textsOf('.numeric.scripted')[0] ?? '', terms ?? '']
}

const NO_PRICE = 'No price for this choice. Add it to your quote and ask'

test.each([
  [FRONT, Coverage, '$1,150 to $1,400', TERMS],
  [`${FRONT}.rockers`, Coverage, '', `${NO_PRICE}; or see Road, from $2,050 to $2,450.`],
  ['panels=', Coverage, '', ''],
  ['film=20&glass=75&window=rear', Tint, '$260 to $320', TERMS],
  ['film=21&glass=75&window=rear', Tint, '', `${NO_PRICE}.`],
  [`${TOPSIDES}&loa=9`, Hull, '$3,900 to $4,600', TERMS],
  ['zones=bow.transom&loa=9', Hull, '', `${NO_PRICE}; or see Topsides, from $3,900 to $4,600.`],
])('%s has its price, with terms or a way on, only if the file has one', (query, tool, price, terms) => {
  expect(shown(tool, query)).toEqual([price, terms])
})

test('the sheet for the installer has the published price of each film', () => {
  const films: readonly FilmUrl[] = [`/ppf?${FRONT}&vehicle=sedan`, '/ppf?panels=roof&vehicle=sedan']
  render(priced(groupFilms(films).map((group) => <FilmTable key="sedan" group={group} />)))
  const prices = screen.getAllByRole('row').map((row) => row.children[2]?.textContent)
  expect(prices).toEqual(['Published', '$1,150 to $1,400', 'price on request'])
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
  expect(container).toHaveTextContent('84 to 101 sq ft$1,150 to $1,400')
  await act(async () => void render(priced(Coverage), { container, hydrate: true }))
  expect(screen.getByRole('radio', { name: /^Nose/ })).toBeChecked()
  act(() => void jest.advanceTimersByTime(200))
  expect(announcedText()).toBe('')
  act(() => setQueryState({ panels: 'hood' }))
  act(() => void jest.advanceTimersByTime(200))
  expect(announcedText()).toMatch(/^One panel/)
})
