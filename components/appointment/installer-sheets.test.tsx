import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { placeNamed } from '@/lib/appointment/test-place'
import { type VisitPlace, visitStore } from '@/lib/appointment/visit'
import { formatMonth } from '@/lib/config/dates'
import { boatNotes, installerQuestions, preparation, windowNotes } from '@/lib/content/appointment'
import { LOOKED_UP, plainText } from '@/lib/content/words'
import { formDrafts } from '@/lib/enquiry/draft-store'
import type { FilmUrl } from '@/lib/films/film-url'
import { quoteStore } from '@/lib/quote/quote'
import { sheetNotes } from './sheet-notes'
import { BeforeVisit, WhatFor } from './what-for'

let places: readonly VisitPlace[] = []
afterEach(() => {
  places = []
})

async function openAt(query: string, ...quote: FilmUrl[]) {
  quoteStore.set(quote)
  window.history.replaceState(null, '', `/appointment${query}`)
  render(
    <>
      <WhatFor places={places} />
      <BeforeVisit places={places} notes={sheetNotes} />
    </>,
  )
  await act(async () => {})
  const look = screen.queryByText('Look at the sheet')
  if (look) fireEvent.click(look)
}

const sheet = (name: string | RegExp) => within(screen.getByRole('article', { name }))
const filmsOn = (name: string | RegExp) =>
  sheet(name)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
/** What is filled in, by the label of the line. */
const blanksOf = (name: string | RegExp) =>
  Object.fromEntries(
    sheet(name)
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]),
  )

const front: FilmUrl = '/ppf?panels=front-bumper.headlights.mirrors.hood.fenders&vehicle=truck'
const hood: FilmUrl = '/ppf?panels=hood&vehicle=truck'
const windows: FilmUrl[] = [
  '/window-film?film=35&glass=75&window=front-side&place=texas&vehicle=truck',
  '/window-film?film=20&glass=20m&window=rear&place=texas&vehicle=truck',
]
const boat: FilmUrl = '/marine-film?zones=bow.transom&loa=12.5&beam=4'

test('a sheet has the films of a vehicle, a drawing for each alternative, and what the law asks besides light', async () => {
  await openAt('', front, hood, ...windows)
  const title = 'Front or one panel, and two windows, on my truck.'
  expect(filmsOn(title)).toEqual([
    'A. Front',
    'or B. One panel',
    'Front side windows, 35% film',
    'Rear window, 20% film',
  ])
  const drawings = sheet(title).getAllByRole('figure')
  expect(drawings.map(({ textContent }) => textContent)).toEqual(['A. Front', 'B. One panel'])
  const sides = sheet(title).getByRole('row', { name: /^Front side/ })
  expect(sides).toHaveTextContent(/Depends on your glass in Texas\..*Metered: ______ %/)
  expect(sheet(title).getByText('Also required in Texas:').parentElement).toHaveTextContent(
    'two outside mirrors, for film on the rear window',
  )
  // Glass that is metered already has no line for it.
  const rear = sheet(title).getByRole('row', { name: /^Rear window/ })
  expect(rear).not.toHaveTextContent('Metered:')
  expect(sheet(title).getByRole('img', { name: 'QR code to scan' })).toBeInTheDocument()
  expect(Object.keys(blanksOf(title))).toEqual([
    'Make, model, year',
    'Color',
    'License plate',
    'Name',
    'Phone',
    'Appointment',
  ])
})

test('the sheet of a boat has its measures in both units, its zones with areas, and no license plate', async () => {
  await openAt('', boat)
  const title = 'Two zones, on my boat.'
  expect(sheet(title).getByRole('row', { name: /^Two zones/ })).toHaveTextContent(
    /Bow [\d.]+ m², Transom [\d.]+ m²\. About [\d.]+ m² \([\d.]+ sq ft\) in all\./,
  )
  expect(blanksOf(title)).toMatchObject({
    Length: '12.5 m (41 ft)',
    Beam: '4 m (13 ft 1 in)',
    'Freeboard, estimated': '1.5 m (4 ft 11 in)',
    'Measured on board': '',
    'Hull number or registration': '',
    'Marina and slip': '',
    'Where is the work done?': 'in the wateron landon a trailer',
    'Hull color': '',
  })
  expect(blanksOf(title)).not.toHaveProperty('License plate')
  for (const text of boatNotes.questions) expect(sheet(title).getByText(text)).toBeInTheDocument()
})

test('what was typed in a form is filled in; with two vehicles nobody knows whose model it is', async () => {
  formDrafts.set({
    contact: { name: 'Ana', phone: '555 0107', model: 'Tacoma 2024', boat: 'Lark 41', berth: 'Slip 7' },
  })
  visitStore.set({ date: '2026-12-08' })
  await openAt('', `${hood}&paint=blue&finish=satin`, `${boat}&paint=white`)
  expect(blanksOf(/truck/)).toMatchObject({
    Color: 'Blue, satin',
    'Make, model, year': 'Tacoma 2024',
    Name: 'Ana',
    Phone: '555 0107',
    Appointment: 'December 8, 2026 (requested)',
  })
  expect(blanksOf(/boat/)).toMatchObject({
    'Builder and model': 'Lark 41',
    'Marina and slip': 'Slip 7',
    'Hull color': 'White',
  })
  act(() => quoteStore.set([hood, '/ppf?panels=hood&vehicle=sedan']))
  expect(blanksOf(/truck/)).toMatchObject({ 'Make, model, year': '', Name: 'Ana' })
  act(() => {
    formDrafts.set({})
    visitStore.set({})
  })
})

test('a sheet names the place and the day of the visit, unless only another place does its films', async () => {
  places = [placeNamed('Northside'), placeNamed('Harbor', { lines: ['marine-film'] })]
  visitStore.set({ place: 'Northside', date: '2026-12-08' })
  await openAt('', hood, boat)
  expect(sheet(/truck/).getByText(/For Northside, 14 Example Street/)).toBeInTheDocument()
  expect(blanksOf(/truck/)).toMatchObject({ Appointment: 'December 8, 2026 (requested)' })
  expect(sheet(/boat/).queryByText(/Northside|Harbor/)).toBeNull()
  expect(blanksOf(/boat/)).toMatchObject({ Appointment: '' })
  act(() => visitStore.set({}))
})

test('a button prints the sheet of its vehicle alone', async () => {
  const shown: unknown[] = []
  jest
    .spyOn(window, 'print')
    .mockImplementation(
      () => void shown.push(...screen.getAllByRole('article').map((each) => each.textContent)),
    )
  await openAt('', hood, boat)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Print the sheet for my boat' }))
  expect(shown).toEqual([expect.stringContaining('on my boat')])
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('panels of a link are on the sheet with the windows that the quote has for the same vehicle', async () => {
  const other: FilmUrl = '/window-film?film=20&glass=20&window=rear&vehicle=compact'
  await openAt('?panels=hood.fenders&vehicle=truck', hood, ...windows, other, boat)
  expect(screen.getAllByRole('article')).toHaveLength(1)
  const items = within(screen.getByRole('region', { name: 'Before you come' })).getAllByRole('listitem')
  expect(items.some(({ textContent }) => textContent.includes('already has film'))).toBe(true)
  const title = 'Two panels, and two windows, on my truck.'
  expect(filmsOn(title)).toHaveLength(3)
  const panels = sheet(title).getByRole('row', { name: /^Two panels/ })
  expect(panels).toHaveTextContent(/of a roll 1.52 m \(60 in\) wide.*No film: .*tailgate/)
  expect(panels).toHaveTextContent('Open edges, next to bare paint: on the hood, at the front bumper')
  const change = screen.getByRole('link', { name: `Change: ${title}` })
  expect(change).toHaveAttribute('href', '/ppf?panels=hood.fenders&vehicle=truck')
})

test('the sheet knows the names of vehicles of one class', async () => {
  const named = windows.map((url): FilmUrl => `${url}&name=Work+truck`)
  await openAt('?panels=hood&vehicle=truck&name=Work+truck', ...windows.slice(0, 1), ...named)
  expect(filmsOn('One panel, and two windows, on Work truck.')).toHaveLength(3)
})

test('hints and questions for a car cite the hosts of their numbered sources; window film alone has its own', async () => {
  await openAt('?panels=hood')
  for (const text of [...Object.values(preparation), ...Object.values(installerQuestions)]) {
    const { textContent } = screen.getByText(plainText(text), { exact: false })
    const named = /\[([\d, ]+)\]$/.exec(textContent)?.[1]?.split(', ') ?? []
    expect(named.length).toBeGreaterThan(0)
    const hosts = screen.getByText(`Sources, read in ${formatMonth(LOOKED_UP)}:`, { exact: false })
    for (const number of named) expect(hosts).toHaveTextContent(new RegExp(`\\b${number} [\\w-]+\\.`))
  }
  window.history.replaceState(null, '', '/appointment')
  act(() => {
    window.dispatchEvent(new Event('popstate'))
    quoteStore.set(windows)
  })
  for (const text of windowNotes.questions)
    expect(screen.getByText(plainText(text), { exact: false })).toBeInTheDocument()
})

test.each<[string, FilmUrl[]]>([
  ['', []],
  ['', ['/marine-film?zones=funnel&loa=9']],
  ['?panels=', []],
  ['?panels=wings', []],
  ['?vehicle=compact', []],
])('without panels in “%s” or a line in %j, the visitor is offered to choose', async (query, own) => {
  await openAt(query, ...own)
  expect(screen.getByRole('link', { name: 'Choose the panels' })).toHaveAttribute('href', '/ppf#tool')
  expect(screen.queryByRole('article')).toBeNull()
  if (own.length === 0) expect(screen.queryByRole('region', { name: 'Before you come' })).toBeNull()
})
