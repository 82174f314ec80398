import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { AddToQuote } from '@/components/quote/add-to-quote'
import { cartStore } from '@/lib/cart/cart'
import { quoteStore } from '@/lib/quote/quote'
import { CoverageCall } from './coverage'
import { drawnAtEnd } from './drawings'
import { HullCall } from './hull'
import { ClosingCar } from './ppf-sections'
import { OwnTintCall } from './tint-call'
import { TintedVehicle } from './tint-scene'

beforeAll(() => {
  process.env.FINISHES = 'gloss,satin'
  return TintedVehicle.load()
})

const add = <AddToQuote place="end" />
const calls = {
  ppf: <CoverageCall add={add} drawing={<ClosingCar on={[]} />} />,
  'window-film': <OwnTintCall add={add} />,
  'marine-film': <HullCall add={add} drawing={drawnAtEnd('boat', [])} />,
}
type Route = keyof typeof calls

function open(route: Route, query: string) {
  window.history.replaceState(null, '', `/${route}${query}`)
  return render(calls[route])
}

const TWO_WINDOWS = '?vehicle=truck&place=texas&front-side=15.75&rear=20.20'

test.each<[Route, string, string, string]>([
  ['ppf', '', 'Front, on your sedan.', '5 of 12 panels, 7.8 to 9.4 m².'],
  [
    'ppf',
    '?panels=hood.roof&vehicle=small-suv&paint=red&finish=gloss',
    'Two panels, on your small SUV.',
    'Red, gloss. 2 of 12 panels, ',
  ],
  ['window-film', '', 'Three windows on your sedan.', 'Not compared yet. Choose a place'],
  [
    'window-film',
    TWO_WINDOWS,
    'Two windows on your truck.',
    'Too dark for Texas: front side windows. No light limit in Texas with two outside mirrors: rear window.',
  ],
  ['marine-film', '', 'Topsides, on a boat 10 m long.', '6 of 11 zones, 31.2 m².'],
  ['marine-film', '?zones=bow&loa=12&paint=blue', 'One zone, on a boat 12 m long.', 'Blue. 1 of 11 zones, '],
])('the end of /%s%s summarises the choice: %s', (route, query, title, text) => {
  const { container } = open(route, query)
  expect(screen.getByRole('heading')).toHaveTextContent(title)
  expect(container).toHaveTextContent(text)
  const paint = new URLSearchParams(query).get('paint')
  expect(container.querySelector('svg')?.closest('[data-paint]')?.getAttribute('data-paint') ?? null).toBe(
    paint,
  )
})

test.each<[Route, string, string]>([
  ['ppf', '?panels=', 'Choose a panel first.'],
  ['window-film', '?front-side=35.75.off', 'No window yet.'],
  ['marine-film', '?zones=', 'Choose a zone first.'],
])('with nothing selected, /%s%s prompts for a choice and offers no quote', (route, query, title) => {
  open(route, query)
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: /^Choose/ })).toHaveAttribute('href', '#tool')
})

test.each<[Route, string, RegExp]>([
  ['ppf', '1 film', /^\/ppf\?panels=.+&vehicle=sedan$/],
  ['window-film', '3 films', /^\/window-film\?film=35&glass=75/],
  // Estimated measures stay estimates.
  ['marine-film', '1 film', /^\/marine-film\?zones=.+&loa=10$/],
])(
  'the end of /%s adds the choice to the quote with the URL that restores it',
  async (route, films, line) => {
    cartStore.set([{ id: '1', name: 'Lustra', image: null, price: 99, quantity: 1 }])
    open(route, '')
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Add to my quote' }))
      await import('@/components/quote/add-result')
    })
    const result = within(screen.getByRole('group', { name: /^Added/ }))
    expect(result.getByRole('status')).toHaveTextContent(`Your quote now has ${films} and 1 card.`)
    expect(result.getByRole('link', { name: 'View quote' })).toHaveFocus()
    expect(quoteStore.get()[0]).toMatch(line)
  },
)
