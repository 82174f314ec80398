import { principles } from './about'
import { marineCare, marineDoes, marineQuestions, marineSources, marineZones } from './marine-film'
import {
  materials,
  materialsSource,
  ppfCare,
  ppfDoes,
  ppfFacts,
  ppfQuestions,
  ppfSources,
  tiersSource,
} from './ppf'
import { sources } from './sources'
import {
  constructionsSource,
  tintChanges,
  windowCare,
  windowFacts,
  windowQuestions,
  windowSources,
} from './window-film'

const FIGURE =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half|hundred|dozen)\b/i

const notes = [ppfDoes, ppfCare, tintChanges, windowCare, marineDoes, marineCare, principles].flat()
const questions = [ppfQuestions, windowQuestions, marineQuestions].flat()
const shown = [
  ...notes.map(({ title, text, source }) => ({ said: `${title}. ${text}`, source })),
  ...questions.map(({ question, answer, source }) => ({ said: `${question} ${answer}`, source })),
  ...marineZones.map(({ zone, film, why, source }) => ({ said: `${zone}. ${film}. ${why}`, source })),
]

test('a figure in digits or in words is found', () => {
  for (const text of ['for 7 days', 'three to five days', 'Half of it']) expect(text).toMatch(FIGURE)
  expect('someone else, often').not.toMatch(FIGURE)
})

test('no figure stands in a text without its source', () => {
  expect(shown.filter(({ said, source }) => FIGURE.test(said) && !source).map(({ said }) => said)).toEqual([])
})

test('every figure that a page shows, and every table, has a source that is named', () => {
  for (const { label, value, source } of [...ppfFacts, ...windowFacts]) {
    expect(label && value).toBeTruthy()
    expect(sources[source]).toBeTruthy()
  }
  for (const source of [materialsSource, constructionsSource, tiersSource])
    expect(sources[source]).toBeTruthy()
})

test.each([
  ['/ppf', ppfSources, [...ppfFacts, ...ppfDoes, ...ppfCare, ...ppfQuestions]],
  ['/window-film', windowSources, [...windowFacts, ...tintChanges, ...windowCare, ...windowQuestions]],
  ['/marine-film', marineSources, [...marineDoes, ...marineCare, ...marineQuestions, ...marineZones]],
])('%s lists at its end each source that it names', (_page, listed, texts) => {
  const named = texts.flatMap(({ source }) => source ?? [])
  expect(named.filter((source) => !(listed as readonly string[]).includes(source))).toEqual([])
})

test('the figures of the category are those that were collected', () => {
  expect(ppfFacts.map(({ value }) => value)).toEqual([
    'topcoat, polyurethane, acrylic adhesive',
    '6 to 8 mil: 152 to 203 µm',
    '165 to 225 µm',
    '450 %',
    '5 to 10 years',
    'topcoat marks only, with warmth',
  ])
  expect(materials.map(({ name, life }) => [name, life])).toEqual([
    ['TPU', '5 to 10'],
    ['TPH', 'about 3'],
    ['PVC', '1 to 3'],
  ])
  const said = shown.map((each) => each.said).join('\n')
  for (const figure of ['seven days', '90 cm', 'three to five days', '30 days', 'about 99 %', '66 %', '55 %'])
    expect(said).toContain(figure)
})
