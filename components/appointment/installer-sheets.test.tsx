import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { formatMonth } from '@/lib/config/dates'
import { installerQuestions, preparation } from '@/lib/content/appointment'
import { LOOKED_UP, plainText } from '@/lib/content/words'
import type { FilmUrl } from '@/lib/films/film-url'
import { quoteStore } from '@/lib/quote/quote'
import { ChosenPanels } from './chosen-panels'
import { EstimateNote, SheetNotes } from './sheet-notes'

async function openAt(query: string) {
  window.history.replaceState(null, '', `/appointment${query}`)
  render(
    <ChosenPanels estimate={<EstimateNote />}>
      <SheetNotes />
    </ChosenPanels>,
  )
  await act(async () => {})
}

test('the sheet describes the choice as the quote does, and lists the panels with and without film', async () => {
  await openAt('?panels=hood.fenders&vehicle=compact')
  const panels = screen.getByRole('region', { name: 'For your compact' })
  expect(within(panels).getByRole('heading', { level: 4 })).toHaveTextContent('Two panels')
  expect(within(panels).queryByText(/^One of these/)).toBeNull()
  expect(within(panels).getByText('Hood')).toHaveTextContent('Hood film')
  expect(within(panels).getByText('Tailgate')).toHaveTextContent('Tailgate no film')
  expect(panels).toHaveTextContent('Hood, front fenders. About 2.9 to 3.8 m² (31 to 40 sq ft).')
  expect(panels).toHaveTextContent('About 1.9 to 2.5 m (6 to 8 ft) of a roll 1.52 m (60 in) wide')
  const change = screen.getByRole('link', { name: 'Change the panels' })
  expect(change).toHaveAttribute('href', '/ppf?panels=hood.fenders&vehicle=compact')
})

test('the sheet lists the edges where film meets bare paint and the questions for the installer, and prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  await openAt('?panels=trunk')
  const edges = 'Film ends next to bare paint: trunk to quarter panels and rear bumper.'
  expect(screen.getByText(edges)).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Edges' })).getAllByRole('listitem')).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Print the sheet' }))
  expect(print).toHaveBeenCalledTimes(1)
})

const front: FilmUrl = '/ppf?panels=front-bumper.headlights.mirrors.hood.fenders&vehicle=truck'
const windows: FilmUrl[] = [
  '/window-film?film=35&glass=75&window=front-side&place=texas&vehicle=truck',
  '/window-film?film=20&glass=20&window=rear&vehicle=truck',
]
const others: FilmUrl[] = [
  '/window-film?film=20&glass=20&window=rear&vehicle=compact',
  '/marine-film?zones=bow&loa=9',
  '/marine-film?zones=funnel&loa=9',
]
const titlesIn = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent)

test('panels from /ppf are on the sheet with the windows that the quote has for the same vehicle', async () => {
  quoteStore.set(['/ppf?panels=hood&vehicle=truck', ...windows, ...others])
  await openAt('?panels=hood.fenders&vehicle=truck')
  const titles = ['Two panels', 'Front side windows, 35% film', 'Rear window, 20% film']
  expect(titlesIn('For your truck')).toEqual(titles)
  expect(screen.getByText('Depends on your glass in Texas.')).toBeVisible()
  expect(screen.queryByRole('region', { name: /boat|compact/ })).toBeNull()
})

test('the sheet knows the names of vehicles of one class, and has each with its own films', async () => {
  const named = windows.map((url): FilmUrl => `${url}&name=Work+truck`)
  quoteStore.set([...windows.slice(0, 1), ...named])
  await openAt('?panels=hood&vehicle=truck&name=Work+truck')
  expect(titlesIn('For Work truck')).toEqual([
    'One panel',
    'Front side windows, 35% film',
    'Rear window, 20% film',
  ])
  expect(screen.getAllByRole('region', { name: /^For / })).toHaveLength(1)
})

test('without panels in the query the sheet is for the quote: each vehicle with its alternatives, and the boat', async () => {
  quoteStore.set([front, '/ppf?panels=hood&vehicle=truck', ...others])
  await openAt('')
  expect(titlesIn('For a truck')).toEqual(['Front', 'One panel'])
  expect(screen.getByRole('region', { name: 'For a truck' })).toHaveTextContent(
    /One of these two\. The shop will price both; you choose later\.Front.*or.*One panel/,
  )
  expect(titlesIn('For a compact')).toEqual(['Rear window, 20% film'])
  expect(titlesIn('For your boat')).toHaveLength(1)
  expect(screen.getByText('or')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Change the quote' })).toHaveAttribute('href', '/contact')
  expect(screen.getByText(/^Sources, read in/)).toBeInTheDocument()
  act(() => quoteStore.set(windows))
  expect(screen.queryByText(/^Sources, read in/)).toBeNull()
})

test('every hint and every question cites a numbered source', async () => {
  await openAt('?panels=hood')
  const list = screen.getByText(`Sources, read in ${formatMonth(LOOKED_UP)}`).closest('details')
  if (!list) throw new Error('The sources are not collapsed.')
  expect(list).not.toHaveAttribute('open')
  const sources = within(list).getAllByRole('listitem')
  for (const text of [...Object.values(preparation), ...Object.values(installerQuestions)]) {
    const { textContent } = screen.getByText(plainText(text), { exact: false })
    const named = /\[([\d, ]+)\]$/.exec(textContent)?.[1]?.split(', ').map(Number) ?? []
    expect(named.length).toBeGreaterThan(0)
    for (const number of named) expect(sources[number - 1]).toBeInTheDocument()
  }
})

test.each<[string, FilmUrl[]]>([
  ['', []],
  ['', ['/marine-film?zones=funnel&loa=9']],
  ['?panels=', []],
  ['?panels=wings', []],
  ['?vehicle=compact', []],
])('without panels in “%s” or a line in %j, the visitor is offered to choose', async (query, own) => {
  quoteStore.set(own)
  await openAt(query)
  expect(screen.getByRole('link', { name: 'Choose the panels' })).toHaveAttribute('href', '/ppf')
  expect(screen.queryByRole('button', { name: 'Print the sheet' })).toBeNull()
})
