import { act, render, screen, within } from '@testing-library/react'
import { type QuoteItem, quoteStore } from '@/lib/quote/quote-store'
import { readDrawing } from './drawing'
import { FilmChoices, LineStill } from './film-choices'

jest.mock('next/navigation', () => ({ usePathname: () => '/contact' }))

const coverage: QuoteItem = { kind: 'coverage', text: 'x', href: '/ppf?panels=hood.roof&vehicle=sedan' }
const tint: QuoteItem = { kind: 'tint', text: 'x', href: '/window-film?film=20&glass=75' }
const hull: QuoteItem = { kind: 'hull', text: 'x', href: '/marine-film?zones=bow&loa=12&keel=motor' }

function answerWith(body: string) {
  global.fetch = jest.fn(async () => ({ ok: true, text: async () => body }) as Response)
}

beforeEach(() => answerWith(readDrawing('car-side')))
afterEach(() => quoteStore.set([]))

async function show(items: readonly QuoteItem[]) {
  quoteStore.set(items)
  const { container } = render(
    <>
      <FilmChoices />
      <LineStill />
    </>,
  )
  await act(async () => {})
  return container
}

const films = () => screen.getByRole('list', { name: 'Your films' })
const links = () =>
  within(films())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('without a choice, each tool is a link', async () => {
  await show([])
  expect(links()).toEqual([
    ['Cover a car', '/ppf'],
    ['Tint a window', '/window-film'],
    ['Plan a hull', '/marine-film'],
  ])
})

test('each choice is a link to change it; the other tools remain links', async () => {
  await show([tint, hull])
  expect(await screen.findByText('Change: 20% film, factory glass')).toBeVisible()
  expect(await screen.findByText('Change: One zone, on a 12 m (39 ft 4 in) motor boat')).toBeVisible()
  expect(links()).toEqual([
    ['Cover a car', '/ppf'],
    ['Change: 20% film, factory glass', tint.href],
    ['Change: One zone, on a 12 m (39 ft 4 in) motor boat', hull.href],
  ])
})

test('the drawing highlights the chosen panels', async () => {
  const container = await show([coverage])
  expect(await screen.findByText('Change: Two panels, on a sedan')).toBeVisible()
  const covered = Array.from(
    container.querySelectorAll<SVGElement>('[data-on]'),
    (part) => part.dataset.panel,
  )
  expect(new Set(covered)).toEqual(new Set(['hood', 'roof']))
})

test('without the drawing’s file, the name and the link are still shown', async () => {
  answerWith('<!doctype html><title>Not found</title>')
  const container = await show([coverage])
  expect(await screen.findByText('Change: Two panels, on a sedan')).toBeVisible()
  expect(container.querySelector('svg')).toBeNull()
})

test.each([
  [[], 'ppf'],
  [[hull, tint], 'marine-film'],
])('the photograph shows the first film in the quote', async (items, picture) => {
  const container = await show(items)
  expect(container.querySelector('img[width]')).toHaveAttribute('src', `/pictures/${picture}-1200.avif`)
})
