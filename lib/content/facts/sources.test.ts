import * as about from '@/lib/content/about'
import * as visit from '@/lib/content/appointment'
import { appointmentSources } from '@/lib/content/facts/sources'
import * as boat from '@/lib/content/marine-film'
import * as car from '@/lib/content/ppf'
import * as glass from '@/lib/content/window-film'
import { type Citations, notesOf, plainText, type Text } from '@/lib/content/words'

const FIGURE =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|half|quarter of|hundred|dozen)\b/i

/** Texts that need no source: they count items on the page or add up figures with a source next to them. */
const COUNTED = [
  'How it is built: three layers',
  'Four cross-sections of one panel: blue-green film over clear coat, color, and metal.',
  'Three things to check on a data sheet',
  '1 mm',
  'Five sheets of film beside a ruler: together about one millimeter.',
  'A strip of film in two clamps, and the same strip drawn out to five and a half times its length.',
  'Warm water on the left half: the scratches there have gone.',
  'Sunlight is three things. Each has its own number.',
  'Waves in five colors go through the film, thinner than before.',
  'Four types of window film',
  '1 places',
  'Checked in 1; not legal advice.',
  'Day 0',
  'Eleven zones above the water. None below.',
  'Ten take paint protection film, and one takes window film. The list says what wears each zone down.',
  'Four small habits after the trip.',
  'It goes over something you want to last. Three things about it matter.',
  'One view through five panes, each darker than the last.',
  'A low sun behind a half-tinted window.',
]

type Found = { words: string; sources: readonly string[] }

const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (Array.isArray(value) &&
    value.some((piece) => typeof piece === 'object' && piece && ('note' in piece || 'strong' in piece)))

/** Collects every text with its sources. The source of an object, or of its note, applies to all of its texts. */
function textsIn(value: unknown, inherited: readonly string[] = []): readonly Found[] {
  if (isText(value)) {
    const noted = notesOf(value).map(({ source }) => source)
    return [{ words: plainText(value), sources: [...inherited, ...noted] }]
  }
  if (typeof value === 'function') return textsIn(value(1, 2), inherited)
  if (typeof value !== 'object' || value === null) return []
  const cited = 'cited' in value && typeof value.cited === 'object' && value.cited ? value.cited : value
  const own = 'source' in cited && typeof cited.source === 'string' ? [cited.source] : []
  return Object.entries(value).flatMap(([key, each]) =>
    // Skips file names, ids and keys, which are not displayed, and the list of the sources.
    ['drawing', 'source', 'kind', 'citations'].includes(key) ? [] : textsIn(each, [...inherited, ...own]),
  )
}

const pages: readonly [page: string, content: { citations: Citations }][] = [
  ['/ppf', car],
  ['/window-film', glass],
  ['/marine-film', boat],
  ['/about', about],
]

test.each(pages)('every figure on %s has a source', (_page, content) => {
  const texts = textsIn(content)
  expect(texts.length).toBeGreaterThan(15)
  const unsourced = texts.filter(({ words, sources }) => FIGURE.test(words) && sources.length === 0)
  expect(unsourced.map(({ words }) => words).filter((words) => !COUNTED.includes(words))).toEqual([])
})

test('every text exempt from a source has a figure and still exists', () => {
  const shown = pages.flatMap(([, content]) => textsIn(content).map(({ words }) => words))
  expect(COUNTED.filter((words) => !FIGURE.test(words) || !shown.includes(words))).toEqual([])
})

test.each(pages)('every source of %s has a summary and at least one page', (_page, { citations }) => {
  expect([...citations.cited].length).toBeGreaterThan(0)
  for (const source of citations.cited) {
    expect(citations.gives[source]).toBeTruthy()
    expect(citations.sources[source]?.length).toBeGreaterThan(0)
  }
})

test.each(pages.filter(([page]) => page !== '/about'))('%s has no unused source', (_page, { citations }) => {
  expect(Object.keys(citations.sources).toSorted()).toEqual(citations.cited.toSorted())
})

test.each([
  ['/ppf', 'two to seven days', 'ppfCare'],
  ['/ppf', '90 cm', 'ppfCare'],
  ['/ppf', '6 to 8 mil', 'detailchip'],
  ['/ppf', '450%', 'innovoauto'],
  ['/ppf', '5 to 10 years; premium clear films get 10', 'warranty'],
  ['/ppf', '1.52 m', 'wrapteck'],
  ['/window-film', 'up to 99%', 'uv'],
  ['/window-film', 'Factory glass is 70 to 85%', 'johnson'],
  ['/window-film', 'Three to five days', 'windowCare'],
  ['/window-film', 'about 55%', 'linshang'],
  ['/marine-film', 'up to 5 years', 'antifouling'],
  ['/about', '5 to 10 years', 'muleroi'],
])('%s states “%s” and cites %s', (route, figure, source) => {
  const content = pages.find(([page]) => page === route)?.[1]
  const saying = textsIn(content).filter(({ words }) => words.includes(figure))
  expect(saying.some(({ sources }) => sources.some((each) => each === source))).toBe(true)
})

test('every text of the sheet, the warranty reason and every care date cites a source', () => {
  for (const text of [
    visit.edgeChoices.text,
    ...Object.values(visit.preparation),
    ...Object.values(visit.installerQuestions),
    visit.warrantyPage.reason,
    ...Object.values(visit.careDates).flatMap((dates) => dates.map((date) => date.text)),
  ]) {
    expect(plainText(text)).toBeTruthy()
    expect(notesOf(text)).not.toHaveLength(0)
  }
})

test('every source has a title, and a URL with https', () => {
  const cited = pages.flatMap(([, { citations }]) => Object.values(citations.sources).flat())
  const articles = [...cited, ...Object.values(appointmentSources)].filter((each) => 'url' in each)
  expect(articles.length).toBeGreaterThan(50)
  expect(articles.filter(({ title, url }) => !title || new URL(url).protocol !== 'https:')).toEqual([])
})

test('a source has the same title on /appointment and on the film pages', () => {
  const titles = new Map(
    [car, glass, boat]
      .flatMap(({ citations }) => Object.values(citations.sources).flat())
      .flatMap((page) => ('url' in page ? [[page.url, page.title] as const] : [])),
  )
  const shared = Object.values(appointmentSources).filter(({ url }) => titles.has(url))
  expect(shared.length).toBeGreaterThan(10)
  for (const { url, title } of shared) expect(title).toBe(titles.get(url))
})
