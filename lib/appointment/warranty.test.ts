import { addDays, isCalendarDay } from '@/lib/config/dates'
import { calendarFile, careCalendar, careDaysOf } from './care-calendar'
import * as records from './warranty'

const text: records.WarrantyText = {
  kind: 'ppf',
  installer: 'Taller Añil',
  product: 'Clear 8',
  panels: 'Hood, Front fenders',
  batch: 'B-77',
  date: '2026-11-22',
}
const NOW = new Date('2026-11-22T10:30:00Z')

test('toWarrantyRecords drops invalid entries', () => {
  expect(records.toWarrantyRecords([{ id: 'a', ...text }])).toEqual([{ id: 'a', ...text }])
  const wrong = [{ kind: 'wrap' }, { installer: '' }, { product: '' }, { id: undefined }]
  const dates = ['2026-02-30', 'tomorrow', '9999-01-01'].map((date) => ({ date }))
  const entries = [...wrong, ...dates].map((change) => ({ ...text, id: '1', ...change }))
  expect(records.toWarrantyRecords([null, 'x', {}, ...entries])).toEqual([])
  expect([undefined, {}].map(records.toWarrantyRecords)).toEqual([[], []])
})

test('addDays crosses months and years, and isCalendarDay rejects dates that do not exist', () => {
  expect(addDays('2026-12-30', 7)).toBe('2027-01-06')
  expect(addDays('2028-02-27', 2)).toBe('2028-02-29')
  for (const day of ['2026-13-01', '2026-02-29', '26-1-1', '']) expect(isCalendarDay(day)).toBe(false)
})

test('care dates are counted from the fitting', () => {
  expect(careDaysOf(text).map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-29'])
  expect(careDaysOf({ ...text, kind: 'window' }).map(({ day }) => day)).toEqual(['2026-11-27', '2026-12-22'])
})

test('each all-day event cites its source and gives precedence to the installer’s advice', () => {
  const file = careCalendar({ id: 'a', ...text }, NOW)
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(lines).toContain('DTSTAMP:20261122T103000Z')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261129')
  expect(lines).toContain('DTEND;VALUE=DATE:20261130')
  const descriptions = lines.filter((line) => line.startsWith('DESCRIPTION:'))
  expect(descriptions).toHaveLength(2)
  for (const description of descriptions) {
    expect(description).toContain('Your installer’s advice takes precedence.')
    expect(description).toMatch(/Source: .*https:\/\//)
  }
})

test('calendarFile escapes commas, semicolons, backslashes and line breaks', () => {
  const file = calendarFile([{ id: '1', day: '2026-11-22', title: 'a, b; c \\ d', text: 'x\ny' }], NOW)
  expect(file).toContain('SUMMARY:a\\, b\\; c \\\\ d\r\n')
  expect(file).toContain('DESCRIPTION:x\\ny\r\n')
})

test('calendarFile folds long lines at 75 bytes, and never inside a character', () => {
  const title = 'Película: instalación 🚗'.repeat(9)
  const file = calendarFile([{ id: '1', day: '2026-11-22', title, text: '' }], NOW)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
  const folded = file.split('\r\n').filter((_, i, lines) => lines[i + 1]?.startsWith(' '))
  const sizes = folded.map((line) => Buffer.byteLength(line))
  expect(sizes.filter((bytes) => bytes < 72 || bytes > 75)).toEqual([])
})

test('the text file lists every completed field once', () => {
  expect(records.warrantyFile([{ id: 'a', ...text, batch: '' }])).toBe(
    'Film: Paint protection film\nInstaller: Taller Añil\nProduct: Clear 8\nParts covered: Hood, Front fenders\nInstalled on: November 22, 2026\n',
  )
})
