import { render, screen } from '@testing-library/react'
import type { FilmUrl } from '@/lib/films/film-url'
import { type Offer, writeOffer } from '@/lib/offer/offer'
import { OfferView } from './offer-view'

const HOOD: FilmUrl = '/ppf?panels=hood&vehicle=truck'
const FRONT: FilmUrl = '/ppf?panels=hood.fenders&vehicle=truck'
const offer: Offer = {
  ...{
    list: { lines: [], films: [HOOD, FRONT] },
    prices: new Map(),
    wholes: [{ films: [HOOD], amount: 450 }],
  },
  ...{
    currency: 'USD',
    tax: 'included',
    made: '2026-11-28',
    until: '2026-12-12',
    shop: 'Northside',
    note: '',
  },
}

test('of alternatives with a price in all, one that has none is on inspection', () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') })
  render(
    <OfferView fragment={writeOffer(offer, 'http://localhost/contact') ?? ''} languages={null} shops={[]}>
      {null}
    </OfferView>,
  )
  const options = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(options).toEqual([
    expect.stringMatching(/^Hood.*in the total/),
    expect.stringMatching(/^Hood \+ .*on inspection/),
  ])
})
