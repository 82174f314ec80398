import { notesOf, plainText } from '@/lib/config/citations'
import { appointmentPage } from '@/lib/content/appointment'
import { appointmentSources } from '@/lib/content/facts/appointment/sources'
import { edgeChoices, installerQuestions, preparation } from '@/lib/content/installer-sheet'
import { citations as boat } from '@/lib/content/marine-film'
import { citations as car } from '@/lib/content/ppf'
import { careDates } from '@/lib/content/warranty'
import { citations as glass } from '@/lib/content/window-film'

test('every text of the sheet, the warranty reason and every care date cites a source', () => {
  for (const text of [
    edgeChoices.text,
    ...Object.values(preparation),
    ...Object.values(installerQuestions),
    appointmentPage.reason,
    ...Object.values(careDates).flatMap((dates) => dates.map((date) => date.text)),
  ]) {
    expect(plainText(text)).toBeTruthy()
    expect(notesOf(text)).not.toHaveLength(0)
  }
})

test('every source has a title and a URL', () => {
  for (const { title, url } of Object.values(appointmentSources)) {
    expect(title).toBeTruthy()
    expect(new URL(url).protocol).toMatch(/^https?:$/)
  }
})

test('the care dates match the days that the sources give', () => {
  const days = Object.entries(careDates).map(([kind, dates]) => [
    kind,
    ...dates.map((date) => date.afterDays),
  ])
  expect(days).toEqual([['ppf', 2, 7], ['window', 5, 30], ['marine']])
})

test('a source has the same title on /appointment and on the film pages', () => {
  const titles = new Map(
    [car, glass, boat]
      .flatMap(({ sources }) => Object.values(sources).flat())
      .flatMap((page) => ('url' in page ? [[page.url, page.title] as const] : [])),
  )
  const shared = Object.values(appointmentSources).filter(({ url }) => titles.has(url))
  expect(shared.length).toBeGreaterThan(10)
  for (const { url, title } of shared) expect(title).toBe(titles.get(url))
})
