import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { CoverageConfigurator } from '@/components/films/coverage'
import { HullPlanner } from '@/components/films/hull'
import { TintTool } from '@/components/films/tint'
import { said } from '@/lib/announcements/test-said'
import type { FilmUrl } from '@/lib/films/film-url'
import { changeUrl, QUOTE_LIMIT, quoteStore } from '@/lib/quote/quote'
import { followRouter, setQueryState } from '@/lib/url/query-state'
import { AddToQuote } from './add-to-quote'
import { WhoseVehicle } from './whose-vehicle'

const front: FilmUrl = '/window-film?film=35&glass=75&window=front-side&place=texas&vehicle=truck'
const hood: FilmUrl = '/ppf?panels=hood&vehicle=truck'
const TRUCK = Object.fromEntries(new URLSearchParams(front.split('?')[1]))
const hull: FilmUrl = '/marine-film?zones=bow&loa=9&keel=motor'

const add = <AddToQuote place="tool" />
const Coverage = (
  <CoverageConfigurator key="coverage" drawing={null} add={add} whose={<WhoseVehicle kind="vehicle" />} />
)
const Hull = <HullPlanner key="hull" drawing={null} add={add} />
const Tint = <TintTool key="tint" scene={{ shapes: null, labels: null }} add={add} />

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(button(name))
    await import('./add-result')
  })
const iconsOf = (result: HTMLElement) =>
  Array.from(result.querySelectorAll<HTMLElement>('[data-icon]'), ({ dataset }) => dataset.icon)
const open = (url: string, tool = Tint) => {
  window.history.replaceState(null, '', url)
  render(tool)
}

// Forgets the query that the test before has not written yet.
beforeEach(() => followRouter(''))

test.each<[string, ReactElement, string]>([
  ['/ppf?panels=none', Coverage, 'Choose at least one panel first.'],
  ['/marine-film?zones=none', Hull, 'Choose a zone first.'],
  ['/window-film?front-side=35.75.off', Tint, 'Select the box of a window to tint it.'],
])('on %s nothing is added, and the reason is shown and announced', async (url, tool, reason) => {
  open(url, tool)
  expect(screen.queryByText(reason)).toBeNull()
  await press(/to my quote$|^Select a window first$/)
  expect(quoteStore.get()).toEqual([])
  expect(screen.getByText(reason)).toBeVisible()
  expect(said.at(-1)).toBe(reason)
})

test('after an addition the result says what was added, takes the focus, and offers Undo and the other tool', async () => {
  const others = [hull, '/ppf?panels=hood&vehicle=sedan'] as const
  quoteStore.set([...others])
  open(front)
  await press('Add the front side windows to my quote')
  const result = screen.getByRole('group', { name: 'Added: front side windows, 35% film.' })
  expect(result).toHaveFocus()
  expect(result).toHaveTextContent('Depends on your glass in Texas.3 films in your quote.')
  expect(iconsOf(result)).toEqual(['within', 'depends'])
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Protect the front')).toBe('/ppf?vehicle=truck#top')
  expect(hrefOf('View quote')).toBe('/contact#message')
  await press('Undo: front side windows, 35% film')
  expect(said.at(-1)).toBe('Undone.')
  expect(quoteStore.get()).toEqual(others)
  expect(button('Add the front side windows to my quote')).toHaveFocus()
})

test.each<[string, FilmUrl, FilmUrl, ReactElement]>([
  ['the same vehicle', hood, front, Tint],
  ['any vehicle', '/window-film?film=20&glass=75&window=rear', hood, Coverage],
])('the other tool is not offered if the quote has its film for %s', async (_which, film, url, tool) => {
  quoteStore.set([film])
  open(url, tool)
  await press(/to my quote$/)
  expect(screen.getByRole('link', { name: 'View quote' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^(Protect the front|Tint for)/ })).toBeNull()
})

test('several windows are added in one step, and a film that is too dark gets no tick', async () => {
  open('/window-film?vehicle=truck&place=texas&front-side=15.75&rear-side=20.20&rear=20.20')
  await press('Add anyway: too dark for Texas')
  expect(quoteStore.get()).toHaveLength(3)
  const result = screen.getByRole('group', {
    name: 'In your quote, but too dark for Texas: front side windows, 15% film.',
  })
  expect(result).toHaveTextContent(
    /No light limit in Texas: rear side windows\. ?No light limit in Texas with two outside mirrors: rear window\./,
  )
  expect(iconsOf(result)).toEqual(['warning', 'within', 'within'])
})

test('windows for which the quote has no room are named, without a tick', async () => {
  quoteStore.set(
    Array.from({ length: QUOTE_LIMIT - 1 }, (_, i): FilmUrl => `/marine-film?zones=bow&loa=${i + 3}`),
  )
  open('/window-film?vehicle=truck&place=texas&front-side=35.75&rear-side=20.20&rear=20.20')
  await press('Add 3 windows to my quote')
  const result = screen.getByRole('group', { name: 'Added: front side windows, 35% film.' })
  expect(result).toHaveTextContent(
    'Your quote is full. Not added: Rear side windows, 20% film; Rear window, 20% film. Remove a line first.',
  )
  expect(result.querySelector('[data-icon=within]')).toBeNull()
})

test('if Undo cannot restore everything, it names what is missing and stays', async () => {
  const hood: FilmUrl = '/ppf?panels=hood&vehicle=sedan'
  const boats = Array.from(
    { length: QUOTE_LIMIT - 2 },
    (_, i): FilmUrl => `/marine-film?zones=bow&loa=${i + 3}`,
  )
  quoteStore.set([...boats, hood])
  open('/ppf?panels=hood.roof&vehicle=sedan', Coverage)
  await press('Add to my quote')
  await press('Keep only Two panels')
  act(() => quoteStore.update((quote) => [...quote, front, hull]))
  await press(/^Undo/)
  const problem = /^Your quote is full. Not restored: One panel, on a sedan. Remove a line/
  expect(screen.getByRole('group', { name: problem })).toHaveFocus()
  expect(said.at(-1)).toMatch(problem)
  act(() => quoteStore.update((quote) => quote.filter((line) => line !== hull)))
  await press(/^Undo/)
  expect(quoteStore.get()).toContain(hood)
  expect(said.at(-1)).toBe('Undone.')
})

test('another package of the same vehicle is added as an alternative, and can replace the first', async () => {
  const road: FilmUrl = '/ppf?panels=hood.roof&vehicle=sedan'
  quoteStore.set([road])
  open('/ppf?panels=hood&vehicle=sedan', Coverage)
  await press('Add to my quote')
  expect(quoteStore.get()).toHaveLength(2)
  const result = screen.getByRole('group', { name: 'Added: One panel or Two panels, on your sedan.' })
  expect(result).toHaveTextContent('Both are in your quote, as alternatives. We’ll price both.')
  await press('Keep only One panel')
  expect(said.at(-1)).toBe('Kept only One panel.')
  expect(screen.getByRole('group', { name: 'Added: One panel, on your sedan.' })).toHaveFocus()
  expect(quoteStore.get()).toEqual(['/ppf?panels=hood&vehicle=sedan'])
  await press(/^Undo/)
  expect(quoteStore.get()).toEqual([road])
})

test('a change in the tool brings the button back, which adds another shade, but not the same one again', async () => {
  open(front)
  await press(/^Add the front side windows/)
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  act(() => setQueryState({ ...TRUCK, film: '50' }))
  await press(/^Add the front side windows/)
  expect(screen.getByRole('group', { name: 'Added: front side windows, 50% or 35% film.' })).toHaveFocus()
  act(() => setQueryState(TRUCK))
  await press(/^Add the front side windows/)
  expect(quoteStore.get()).toEqual([front, front.replace('35', '50')])
  expect(screen.getByText('Already in your quote. Nothing was added.')).toBeVisible()
  expect(button(/^Add the front side windows/)).toBeVisible()
})

test('“Change” leads back to the state of the line, and saving replaces the line in its place', async () => {
  quoteStore.set([front, hull])
  open(changeUrl(front))
  act(() => setQueryState({ ...TRUCK, film: '50' }))
  await press('Save the change')
  expect(quoteStore.get()).toEqual([front.replace('35', '50'), hull])
  await press(/^Undo/)
  expect(quoteStore.get()).toEqual([front, hull])
})

test('a film for another sedan is added next to the first one, and the new one can be named in it', async () => {
  const sedan: FilmUrl = '/ppf?panels=hood&vehicle=sedan'
  quoteStore.set([sedan])
  open('/ppf?panels=hood&vehicle=sedan', Coverage)
  await act(async () => void (await import('./whose-choice')))
  const whose = within(screen.getByRole('group', { name: 'For:' }))
  expect(whose.getByRole('radio', { name: 'your sedan' })).toBeChecked()
  fireEvent.click(whose.getByRole('radio', { name: 'another sedan' }))
  await press('Add to my quote')
  expect(quoteStore.get()).toEqual([sedan, `${sedan}&name=2`])
  screen.getByRole('group', { name: 'Added: One panel, on Sedan 2.' })
  const field = screen.getByRole('textbox', { name: 'Name of Sedan 2' })
  fireEvent.change(field, { target: { value: 'White Civic' } })
  await press('Keep the name')
  expect(quoteStore.get()).toEqual([sedan, `${sedan}&name=White+Civic`])
  expect(screen.getByRole('group', { name: 'Added: One panel, on White Civic.' })).toBeVisible()
  expect(whose.getByRole('radio', { name: 'White Civic' })).toBeChecked()
  expect(screen.getByRole('link', { name: 'Tint for White Civic' })).toHaveAttribute(
    'href',
    '/window-film?vehicle=sedan&name=White+Civic#top',
  )
  await press(/^Undo/)
  expect(quoteStore.get()).toEqual([sedan])
})

test('a color pressed in the tool is that of its vehicle in the list at once; a tool without a color shows that of the list', async () => {
  const civic: FilmUrl = '/ppf?panels=hood&vehicle=sedan&name=Civic&paint=white'
  const tint: FilmUrl = '/window-film?film=35&glass=75&window=rear&vehicle=sedan&name=Civic&paint=white'
  const own: FilmUrl = '/ppf?panels=hood&vehicle=sedan'
  const color = (name: string) => screen.getByRole('radio', { name })
  quoteStore.set([own, civic, tint])
  open('/ppf?panels=roof&vehicle=sedan&name=Civic', Coverage)
  await act(async () => void (await import('./whose-choice')))
  expect(color('White')).toBeChecked()
  fireEvent.click(color('Red'))
  const inRed = [civic, tint].map((url) => url.replace('white', 'red'))
  expect(quoteStore.get()).toEqual([own, ...inRed])
  // Another vehicle of the list has its own color, and one that the list does not have leaves the others alone.
  fireEvent.click(color('your sedan'))
  fireEvent.click(color('Blue'))
  expect(quoteStore.get()).toEqual([`${own}&paint=blue`, ...inRed])
  fireEvent.click(color('Civic'))
  expect(color('Red')).toBeChecked()
  fireEvent.click(color('another sedan'))
  fireEvent.click(color('Sand'))
  expect(quoteStore.get()).toEqual([`${own}&paint=blue`, ...inRed])
  // Another tab changes it.
  fireEvent.click(color('Civic'))
  act(() => quoteStore.set([civic, tint]))
  expect(color('White')).toBeChecked()
})

test.each([
  ['the color of a link is shown', '/ppf?panels=roof&vehicle=sedan&paint=red', 'Red'],
  [
    'a line that is changed takes its color on saving',
    changeUrl('/ppf?panels=hood&vehicle=sedan&paint=white'),
    'White',
  ],
])('%s, and the list keeps its own', async (_case, url, shown) => {
  const own: FilmUrl = '/ppf?panels=hood&vehicle=sedan&paint=white'
  quoteStore.set([own])
  open(url, Coverage)
  await act(async () => void (await import('./whose-choice')))
  expect(screen.getByRole('radio', { name: shown })).toBeChecked()
  if (url.includes('change')) fireEvent.click(screen.getByRole('radio', { name: 'Red' }))
  expect(quoteStore.get()).toEqual([own])
})
