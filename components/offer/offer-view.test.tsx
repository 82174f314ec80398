import { fireEvent, render, screen } from '@testing-library/react'
import type { FilmUrl } from '@/lib/films/film-url'
import { type Offer, writeOffer } from '@/lib/offer/offer'
import { OfferView } from './offer-view'

const [HOOD, ROOF, BOTH] = ['hood', 'roof', 'hood.roof'].map(
  (panels): FilmUrl => `/ppf?panels=${panels}&vehicle=truck`,
) as [FilmUrl, FilmUrl, FilmUrl]

const offer: Offer = {
  list: { lines: [], films: [HOOD, ROOF, BOTH] },
  prices: new Map([
    [HOOD, 300],
    [ROOF, 200],
    [BOTH, 450],
  ]),
  wholes: [],
  currency: 'USD',
  tax: 'included',
  made: '2026-11-28',
  until: '2026-12-12',
  shop: 'Northside',
  note: '',
}
const fragmentOf = (change: Partial<Offer> = {}) =>
  writeOffer({ ...offer, ...change }, 'http://localhost/contact') ?? ''

function show(fragment: string, day = '2026-11-28') {
  window.history.replaceState(null, '', '/contact')
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) })
  render(
    <OfferView fragment={fragment} languages={null} shops={[]}>
      the form
    </OfferView>,
  )
}
afterEach(() => jest.restoreAllMocks())

const total = () => screen.getByRole('region', { name: /^In all/ })

test('of alternatives one set of films that fit together is chosen, and the total follows', () => {
  show(fragmentOf())
  const sets = screen.getAllByRole('radio')
  expect(sets.map((set) => set instanceof HTMLInputElement && set.checked)).toEqual([true, false])
  expect(total()).toHaveTextContent('Total$500')
  for (const set of sets.slice(1)) fireEvent.click(set)
  expect(total()).toHaveTextContent('Total$4501 film.')
})

test('of alternatives with a price in all, one that has none is on inspection', () => {
  show(fragmentOf({ prices: new Map(), wholes: [{ films: [HOOD, ROOF], amount: 450 }] }))
  const options = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(options).toEqual([
    expect.stringMatching(/^Hood and Roof.*in the total/),
    expect.stringMatching(/^Hood \+ .*on inspection/),
  ])
})

test('after its last day an offer cannot be accepted, and a message asks for a new one', () => {
  // jsdom only follows links within the page, and reports the others.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  show(fragmentOf(), '2026-12-13')
  expect(total()).toHaveTextContent('This offer ended on December 12, 2026.')
  expect(total()).toHaveTextContent('was $500')
  expect(screen.queryByRole('button', { name: 'Accept by email' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a new offer' }))
  expect(screen.getByRole('heading', { name: 'Your answer is ready to send.' })).toHaveFocus()
  expect(total()).toHaveTextContent('/contact#quote=3.')
})

test.each([
  ['damaged', fragmentOf().slice(0, -2), 'is damaged'],
  ['from another version', fragmentOf().replace('#offer=1', '#offer=2'), 'another version of this site'],
])('a link to an offer that is %s shows a message above the page', (_what, fragment, words) => {
  show(fragment)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  expect(screen.getByText('the form')).toBeVisible()
})
