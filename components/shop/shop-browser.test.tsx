import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { announcedText } from '@/lib/announcements/announcements'
import { toCharacters } from '@/lib/shop/characters'
import { fetchCharacters } from '@/lib/shop/fetch-characters'
import { ShopBrowser, ShopError } from './shop-browser'

jest.mock('@/lib/shop/fetch-characters', () => ({
  ...jest.requireActual('@/lib/shop/fetch-characters'),
  fetchCharacters: jest.fn(),
}))

const fetched = jest.mocked(fetchCharacters)
const MESSAGE = 'No pude cargar personajes. Intenta de nuevo.'
const catalogue = (payload: unknown) => toCharacters(payload, 'https://characters.example/list')
const named = (...names: string[]) => catalogue(names.map((name, id) => ({ id, name })))

async function renderShop() {
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ShopBrowser skeleton={<p>skeleton</p>} failure={<ShopError />} />
      </SWRConfig>,
    )
  })
}

async function press(button: string) {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: button }))
  })
}

async function filterBy(term: string) {
  await act(async () => {
    fireEvent.change(screen.getByRole('searchbox', { name: 'Filter by name' }), { target: { value: term } })
  })
}

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

test('while the request is pending the page shows that it is loading', async () => {
  fetched.mockReturnValue(new Promise(() => {}))
  await renderShop()
  expect(screen.getByText('skeleton')).toBeVisible()
  expect(screen.getByText('Loading characters…')).toBeVisible()
})

test('the page shows at most twelve cards, and the total count', async () => {
  fetched.mockResolvedValue(named(...Array.from({ length: 30 }, (_, i) => `Name ${i}`)))
  await renderShop()
  expect(screen.getAllByRole('article')).toHaveLength(12)
  expect(screen.getByText('12 of 30')).toBeVisible()
})

test('the filter ignores case and accents, and searches beyond the first twelve', async () => {
  fetched.mockResolvedValue(named(...Array.from({ length: 20 }, (_, i) => `Name ${i}`), 'Nácar'))
  await renderShop()
  await filterBy('  NACAR ')
  expect(names()).toEqual(['Nácar'])
  expect(screen.getByText('1 of 21')).toBeVisible()
  // Announcements are a pause apart.
  await waitFor(() => expect(announcedText()).toContain('1 of 21'), { timeout: 10_000 })
})

test('a filter without a match names the term and can be cleared', async () => {
  fetched.mockResolvedValue(named('Lustra'))
  await renderShop()
  await filterBy('zorro')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('No name contains “zorro”')
  await press('Clear filter')
  expect(names()).toEqual(['Lustra'])
})

test('an empty catalogue shows a message', async () => {
  fetched.mockResolvedValue([])
  await renderShop()
  expect(screen.getByText('The catalogue is empty for now.')).toBeVisible()
  expect(screen.getByText('0 of 0')).toBeVisible()
})

test('a failure shows the specified message, and a successful retry moves the focus to the cards', async () => {
  fetched.mockRejectedValueOnce(new Error('refused', { cause: 400 }))
  await renderShop()
  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE)
  expect(screen.getByText(MESSAGE)).toHaveAttribute('lang', 'es')
  fetched.mockResolvedValue(named('Lustra'))
  await press('Try again')
  expect(names()).toEqual(['Lustra'])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Characters' })).toHaveFocus()
})

test('a second failure is announced by a new alert', async () => {
  fetched.mockRejectedValue(new Error('refused', { cause: 400 }))
  await renderShop()
  const first = screen.getByRole('alert')
  await press('Try again')
  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE)
  expect(screen.getByRole('alert')).not.toBe(first)
})

test('a successful retry does not announce the error again', async () => {
  fetched.mockRejectedValueOnce(new Error('refused', { cause: 400 }))
  await renderShop()
  let respond: (characters: ReturnType<typeof named>) => void = () => {}
  fetched.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  await press('Try again')
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => respond(named('Lustra')))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('every card is labelled by its title, whatever its id is', async () => {
  fetched.mockResolvedValue(catalogue([{ id: 'a b', name: 'Milhouse Van Houten' }, { name: 'Nadie' }]))
  await renderShop()
  for (const name of ['Milhouse Van Houten', 'Nadie'])
    expect(screen.getByRole('article', { name })).toBeVisible()
})

test.each<[string, unknown[], string[]]>([
  ['entries that are not objects', [null, 7, 'text', ['list'], { id: 1, name: 'Lustra' }], ['Lustra']],
  [
    'fields of other types',
    [
      { id: 1, name: 7, ki: 0, race: { name: 'Lacado' }, affiliation: ['x'] },
      { id: 2, name: { title: 'x' }, ki: '90 Septillion', race: [], originPlanet: { name: 'Bahía' } },
      { id: 3, name: ['x'], ki: { a: 1 }, maxKi: 'unknown', affiliation: {} },
      { id: 4, name: true, ki: -5, race: null, affiliation: 0 },
      { id: 5, name: '', ki: '', character: 'Cobalto' },
    ],
    ['7', 'Desconocido', 'Desconocido', 'Desconocido', 'Cobalto'],
  ],
  [
    'ids that are missing, repeated or strange',
    [
      { name: 'A' },
      { id: '', name: 'B' },
      { id: {}, name: 'C' },
      { id: 1, name: 'D' },
      { id: '1', name: 'E' },
      { id: '__proto__', name: 'F' },
      { id: 'constructor', name: 'G' },
    ],
    ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  ],
  [
    'keys that every object inherits',
    JSON.parse(
      '[{"__proto__":{"name":"x"},"constructor":1,"toString":2,"hasOwnProperty":3,"id":1,"name":"L"}]',
    ),
    ['L'],
  ],
])('a catalogue with %s shows a valid card for each entry', async (_what, entries, expected) => {
  fetched.mockResolvedValue(catalogue(entries))
  await renderShop()
  expect(names()).toEqual(expected)
  expect(document.body).not.toHaveTextContent(/undefined|NaN|\bnull\b|\[object/)
})
