import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { said } from '@/lib/announcements/test-said'
import { warrantyStore } from '@/lib/appointment/warranty'
import { saved } from '@/lib/browser/test-saved'
import { WarrantyKeeper } from './warranty'

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const kept = () => within(screen.getByRole('list', { name: 'Saved for your warranty' }))

async function keep(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) fill(label, value)
  await press('Save in this browser')
}
const RECORD = { Installer: 'Taller Añil', Product: 'Clear 8', Batch: 'B-77', 'Installed on': '2026-11-22' }

beforeEach(() => void render(<WarrantyKeeper />))

test('a record is stored with its care dates, and Undo restores it when it is removed', async () => {
  await keep(RECORD)
  expect(warrantyStore.get()).toMatchObject([{ installer: 'Taller Añil', kind: 'ppf', date: '2026-11-22' }])
  expect(kept().getByText('November 22, 2026')).toBeVisible()
  const firstWash = kept().getByText(/^November 29, 2026/)
  expect(firstWash.closest('li')).toHaveTextContent(/first wash.*Sources: .+; .+\.$/)
  expect(kept().getAllByText(/Your installer’s advice takes precedence/)).toHaveLength(1)
  expect(screen.getByLabelText('Product', { exact: false })).toHaveValue('')
  await press('Remove Clear 8')
  expect(warrantyStore.get()).toEqual([])
  await press('Undo')
  expect(warrantyStore.get()).toHaveLength(1)
})

test('a date whose care dates no calendar accepts, or an incomplete form, lists the problems and stores nothing', async () => {
  const problems = () => {
    const links = within(screen.getByRole('group', { name: /^Enter/ })).getAllByRole('link')
    return links.map(({ textContent }) => textContent)
  }
  await keep({ ...RECORD, 'Installed on': '9999-12-31' })
  expect(problems()).toEqual(['Enter a date like November 20, 2026.'])
  expect(warrantyStore.get()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Download as a text file' })).toBeNull()
  await keep({ 'Installed on': '9998-12-31' })
  expect(kept().getByText(/^January 7, 9999/)).toBeVisible()
  await keep({ Installer: 'Taller Añil' })
  expect(problems()).toEqual(['Enter the product name.', 'Enter the installation date.'])
  expect(warrantyStore.get()).toHaveLength(1)
})

test('the visitor exports a record as text and its care dates as a calendar, and hears it', async () => {
  await keep(RECORD)
  await press('Download as a text file')
  const text = expect.stringContaining('Batch: B-77')
  expect(saved).toHaveBeenLastCalledWith('tersa-warranty.txt', text, 'text/plain')
  await press('Add to my calendar')
  const calendar = expect.stringMatching(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;VALUE=DATE:20261129\r\n/)
  expect(saved).toHaveBeenLastCalledWith('tersa-care-2026-11-22.ics', calendar, 'text/calendar')
  expect(said).toEqual([
    'Saved: Clear 8.',
    'The file is being downloaded.',
    'The calendar file is being downloaded.',
  ])
})

test('a boat’s record has no care dates', async () => {
  fireEvent.change(screen.getByLabelText('Film'), { target: { value: 'marine' } })
  await keep(RECORD)
  expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull()
  expect(kept().queryByRole('heading', { level: 4 })).toBeNull()
})
