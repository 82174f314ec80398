import { sourcePages } from '@/lib/content/source-pages'
import { edgeChoices, installerQuestions, numbered, preparation, warrantyReason } from './appointment'
import { careDates } from './care-dates'
import { appointmentSources } from './sources'

const texts = [...preparation, edgeChoices, ...installerQuestions, warrantyReason]

test('every text of the sheet, the warranty reason and every care date cites sources with a title and a URL', () => {
  for (const { text, sources } of [...texts, ...Object.values(careDates).flat()]) {
    expect(text).toBeTruthy()
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) {
      expect(appointmentSources[source].title).toBeTruthy()
      expect(new URL(appointmentSources[source].url).protocol).toMatch(/^https?:$/)
    }
  }
})

test('each source is numbered once, in the order of first mention', () => {
  const twice = { text: '', sources: ['paint', 'adhesion'] as const }
  expect(numbered([twice, { text: '', sources: ['adhesion', 'tiers'] }])).toEqual([
    'paint',
    'adhesion',
    'tiers',
  ])
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
    Object.values(sourcePages)
      .flatMap(({ pages }) => pages)
      .flatMap((page) => ('url' in page ? [[page.url, page.title] as const] : [])),
  )
  const shared = Object.values(appointmentSources).filter(({ url }) => titles.has(url))
  expect(shared.length).toBeGreaterThan(10)
  for (const { url, title } of shared) expect(title).toBe(titles.get(url))
})
