import { fireEvent, render, screen } from '@testing-library/react'
import { site } from '@/lib/content/facts/site'
import type { FilmUrl } from '@/lib/films/film-url'
import { type Offer, sumOfChosen } from '@/lib/offer/offer'
import type { ShopFacts } from '@/lib/offer/shown'
import { groupFilms } from '@/lib/quote/groups'
import { Actions, type Message } from './offer-reply'

const FRONT: FilmUrl = '/ppf?panels=front-bumper.headlights.mirrors.hood.fenders&vehicle=truck'
const REAR: FilmUrl = '/window-film?film=20&glass=75&window=rear&vehicle=truck'
const LINK = 'http://localhost/contact#offer=1.a.b'
const offer: Offer = {
  list: { lines: [{ id: '7', name: 'Añil', image: null, price: 99, quantity: 2 }], films: [FRONT, REAR] },
  prices: new Map([[FRONT, 1580]]),
  wholes: [],
  currency: 'EUR',
  tax: 'included',
  made: '2026-11-28',
  until: '2026-12-12',
  shop: 'Northside',
  note: '',
}

function show(link: string, isEnded = false, shops: readonly ShopFacts[] = []) {
  const ready = jest.fn<void, [Message]>()
  const vehicles = groupFilms(offer.list.films).map((group) => {
    const films = group.choices.flat()
    return { group, films, sum: sumOfChosen(films, offer) }
  })
  render(
    <Actions offer={offer} link={link} vehicles={vehicles} isEnded={isEnded} shops={shops} onReady={ready} />,
  )
  return ready
}

const place = { name: 'Northside', phone: '555 0101', whatsapp: '573005550101', timeZone: 'America/Bogota' }

beforeEach(() => {
  jest.replaceProperty(site, 'whatsapp', '573005550100')
  // jsdom only follows links within the page, and reports the others.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

test.each([
  [
    'Accept',
    false,
    'I accept your offer of November 28, 2026: my truck, €1,580. On inspection: Rear window, 20% film. Also on my list: 2 × Añil.',
    LINK,
  ],
  ['Ask', false, 'About your offer of November 28, 2026 (my truck, €1,580):', LINK],
  [
    'Ask',
    true,
    'Your offer of November 28, 2026 has ended. Please send me a new one for my truck. Also on my list: 2 × Añil.',
    'http://localhost/#quote=3.',
  ],
])(
  '%s, ended %s: by email and by WhatsApp the message has what is chosen, and a link',
  (name, isEnded, words, link) => {
    const ready = show(LINK, isEnded)
    for (const app of ['email', 'whatsApp'] as const) {
      const label = app === 'email' ? /email$|a question$|a new offer$/ : /WhatsApp$/
      const [button] = screen
        .getAllByRole('button', { name: label })
        .filter(({ textContent }) => textContent?.trim().startsWith(name))
      if (button) fireEvent.click(button)
      const [message] = ready.mock.lastCall ?? []
      expect(message).toMatchObject({ app, text: expect.stringContaining(words) })
      expect(message?.text).toContain(`\n\n${link}`)
      const start = app === 'email' ? `mailto:${site.email}?` : 'https://wa.me/573005550100?text='
      expect(message?.href?.startsWith(start)).toBe(true)
    }
  },
)

test('a link that has no room in an app opens none', () => {
  const ready = show(`${LINK}${'x'.repeat(2000)}`)
  fireEvent.click(screen.getByRole('button', { name: 'Accept by email' }))
  expect(ready.mock.lastCall?.[0].href).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Accept on WhatsApp' }))
  expect(ready.mock.lastCall?.[0].href).not.toBeNull()
})

test('the place of that name has its own number', () => {
  const ready = show(LINK, false, [place])
  fireEvent.click(screen.getByRole('button', { name: 'Ask on WhatsApp' }))
  expect(ready.mock.lastCall?.[0].href).toMatch(/^https:\/\/wa\.me\/573005550101\?text=/)
})
