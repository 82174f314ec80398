import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { warrantyStore } from '@/lib/appointment/warranty'
import { saveFile } from '@/lib/browser/browser'
import { WarrantyKeeper } from './warranty'

jest.mock('@/lib/browser/browser', () => ({
  ...jest.requireActual('@/lib/browser/browser'),
  saveFile: jest.fn(),
}))

const mockSaid: string[] = []
jest.mock('@/lib/announcements/announcements', () => ({
  ...jest.requireActual('@/lib/announcements/announcements'),
  announce: (_topic: string, compose: () => string) => mockSaid.push(compose()),
}))

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const kept = () => within(screen.getByRole('list', { name: 'Saved for your warranty' }))

async function keep() {
  render(<WarrantyKeeper />)
  fill('Installer', 'Taller Añil')
  fill('Product', 'Clear 8')
  fill('Panels', 'Hood')
  fill('Batch', 'B-77')
  fill('Installed on', '2026-11-22')
  await press('Save in this browser')
}
afterEach(() => {
  warrantyStore.set([])
  mockSaid.length = 0
  jest.mocked(saveFile).mockClear()
})

test('submitting the form stores a record with its care dates and clears the form', async () => {
  await keep()
  expect(warrantyStore.get()).toMatchObject([{ installer: 'Taller Añil', kind: 'ppf', date: '2026-11-22' }])
  expect(kept().getByText('November 22, 2026')).toBeVisible()
  const firstWash = kept()
    .getByText(/^November 29, 2026/)
    .closest('li')
  expect(firstWash).toHaveTextContent(/first wash.*Source: .+\.$/)
  expect(kept().getAllByText(/Your installer’s advice takes precedence/)).toHaveLength(1)
  expect(screen.getByLabelText('Product', { exact: false })).toHaveValue('')
})

test('an incomplete form lists the missing fields and stores nothing', async () => {
  render(<WarrantyKeeper />)
  fill('Installer', 'Taller Añil')
  await press('Save in this browser')
  const links = within(screen.getByRole('group', { name: /^Enter/ })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter the product name.',
    'Enter the installation date.',
  ])
  expect(warrantyStore.get()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Download as a text file' })).toBeNull()
})

test('a fitting after the year 9998 is refused, because no calendar accepts its care dates', async () => {
  render(<WarrantyKeeper />)
  fill('Installer', 'Taller Añil')
  fill('Product', 'Clear 8')
  fill('Installed on', '9999-12-31')
  await press('Save in this browser')
  expect(screen.getByRole('group', { name: /^Enter/ })).toHaveTextContent(
    'Enter a valid date before the year 9999.',
  )
  expect(warrantyStore.get()).toEqual([])
  fill('Installed on', '9998-12-31')
  await press('Save in this browser')
  expect(kept().getByText(/^January 7, 9999/)).toBeVisible()
})

test('Undo restores a removed record', async () => {
  await keep()
  await press('Remove Clear 8')
  expect(warrantyStore.get()).toEqual([])
  await press('Undo')
  expect(warrantyStore.get()).toHaveLength(1)
})

test('the visitor exports a record as text and its care dates as a calendar, and hears it', async () => {
  await keep()
  await press('Download as a text file')
  expect(saveFile).toHaveBeenLastCalledWith(
    'tersa-warranty.txt',
    expect.stringContaining('Batch: B-77'),
    'text/plain',
  )
  await press('Add to my calendar')
  expect(saveFile).toHaveBeenLastCalledWith(
    'tersa-care-2026-11-22.ics',
    expect.stringMatching(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;VALUE=DATE:20261129\r\n/),
    'text/calendar',
  )
  expect(mockSaid).toEqual([
    'Clear 8 saved in this browser.',
    'The file is being downloaded.',
    'The calendar file is being downloaded.',
  ])
})

test('a boat’s record has no care dates', async () => {
  render(<WarrantyKeeper />)
  fireEvent.change(screen.getByLabelText('Film'), { target: { value: 'marine' } })
  fill('Installer', 'Astillero')
  fill('Product', 'Hull clear')
  fill('Installed on', '2026-11-22')
  await press('Save in this browser')
  expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull()
  expect(kept().queryByRole('heading', { level: 4 })).toBeNull()
})
