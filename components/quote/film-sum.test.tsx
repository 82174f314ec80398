import { act, render, screen } from '@testing-library/react'
import type { FilmUrl } from '@/lib/films/film-url'
import { ShopPrices } from '@/lib/prices/use-prices'
import { quoteStore } from '@/lib/quote/quote'
import { buildWithExample } from '@/lib/workshop/test-example'
import { shopPrices } from '@/lib/workshop/workshop-folder'
import { listTexts } from './list-texts'
import { QuoteList } from './quote-list'

const FRONT: FilmUrl = '/ppf?panels=front-bumper.headlights.mirrors.hood.fenders&vehicle=sedan'
const REAR: FilmUrl = '/window-film?film=20&glass=75&window=rear'
const BOW: FilmUrl = '/marine-film?zones=bow&loa=9&keel=motor'
const TERMS =
  'Prices as of November 2026, tax included. An estimate, not a binding offer: the vehicle or boat has to be seen first.'

buildWithExample()

function show(films: readonly FilmUrl[]) {
  quoteStore.set(films)
  render(
    <ShopPrices prices={shopPrices()}>
      <QuoteList>nothing yet</QuoteList>
    </ShopPrices>,
  )
}
const lines = () =>
  screen
    .getAllByRole('heading', { level: 4 })
    .map((title) => [title.textContent, title.nextSibling?.textContent])

test('each film has its range, and all together have a total, unless it is a single one', () => {
  show([FRONT, REAR])
  expect(lines()).toEqual([
    ['Front', '$1,150 to $1,400'],
    ['Rear window, 20% film', '$260 to $320'],
  ])
  const sum = screen.getByText('Both films together')
  expect(sum).toHaveTextContent('Both films together $1,410 to $1,720')
  expect(screen.getByText(TERMS)).toBeVisible()
  expect(screen.getByText('2 films.')).toBeVisible()
  act(() => quoteStore.set([FRONT]))
  expect(lines()).toEqual([['Front', '$1,150 to $1,400']])
  expect(screen.getByText(TERMS)).toBeVisible()
  expect(screen.queryByText(/films? together|so far/)).toBeNull()
})

test('the sum says which films it leaves out, and each of several vehicles has its own', () => {
  const road: FilmUrl =
    '/ppf?panels=front-bumper.headlights.mirrors.hood.fenders.rockers.quarter.rear-bumper&vehicle=truck'
  show([FRONT, `${REAR}&vehicle=sedan`, BOW, road, `${FRONT.replace('sedan', 'truck')}` as FilmUrl])
  expect(lines().slice(-1)).toEqual([['One zone', 'price on request']])
  const sum = screen.getByText('Films so far')
  expect(sum).toHaveTextContent('Films so far $1,410 to $1,720')
  expect(sum.nextSibling).toHaveTextContent(
    /^For 2 of 5 films\. Still to choose: Road or Front\. Price on request: .*One zone.*\. Prices as of/,
  )
  expect(screen.getByText('Both films together')).toHaveTextContent('Both films together $1,410 to $1,720')
})

test('a film with a price for another vehicle only names that price, and is not added', () => {
  show([`${FRONT.replace('sedan', 'compact')}` as FilmUrl, REAR])
  expect(screen.getByText(/Priced for a .*: \$/)).toBeVisible()
})

test('a message has the price of each film, and their sum as the last film’s entry', () => {
  expect(listTexts([], [FRONT, REAR], shopPrices())).toEqual([
    'Sedan:',
    expect.stringMatching(/^- Front.* Price: \$1,150 to \$1,400\.$/),
    expect.stringMatching(/^- Rear window.* Price: \$260 to \$320\.$/),
    `Both films together: $1,410 to $1,720. ${TERMS}`,
  ])
  expect(listTexts([], [BOW, FRONT], shopPrices()).at(-1)).toMatch(
    /^Films so far: \$1,150 to \$1,400\. For 1 of 2 films\. Price on request: One zone\. Prices as of.* first\.$/,
  )
  expect(listTexts([], [BOW], shopPrices())).toEqual(['Boat:', expect.stringMatching(/Price on request\.$/)])
})

test('alternatives are never added up, and are listed on one line of the message', () => {
  const road: FilmUrl =
    '/ppf?panels=front-bumper.headlights.mirrors.hood.fenders.rockers.quarter.rear-bumper&vehicle=sedan'
  show([FRONT, road])
  expect(screen.getByText('No sum yet').nextSibling).toHaveTextContent(
    /^Still to choose: Front or Road\. Prices as of/,
  )
  expect(listTexts([], [FRONT, road], shopPrices())).toEqual([
    'Sedan:',
    expect.stringMatching(/^- Front \([\d.]+ to [\d.]+ m²\) or Road \([\d.]+ to [\d.]+ m²\)$/),
    expect.stringMatching(/^ {2}Front, on a sedan\. Front bumper, .* Price: /),
    expect.stringMatching(/^ {2}Road, on a sedan\. Front bumper, .* Price: /),
    expect.stringMatching(/^No sum yet\. Still to choose: Front or Road\. Prices as of/),
  ])
})
