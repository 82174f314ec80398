import { windowIds } from '@/lib/content/facts/films'
import { type LawDocument, lawDocuments } from '@/lib/content/facts/law-documents'
import { places } from '@/lib/content/facts/laws'
import { citations } from '@/lib/content/window-film'

test('the limits of each window match the documents of each place', () => {
  const strip = 'top-strip'
  const mirrors = 'no-limit-with-mirrors'
  const withMirrors = { least: 20, rule: 'with-mirrors' }
  expect(places.map(({ name, limits }) => [name, ...windowIds.map((id) => limits?.[id] ?? null)])).toEqual([
    ['Alabama', 'no-darkening', 32, 32, 32],
    ['Colombia', 70, 70, 55, 55],
    ['Florida', strip, 28, 15, 15],
    ['France', 70, 70, 'ask-locally', 'ask-locally'],
    ['Mexico', null, null, null, null],
    ['New York', 70, 70, 70, mirrors],
    ['New Zealand', { least: 70, rule: strip }, 35, 35, 35],
    ['North Dakota', 70, 35, mirrors, mirrors],
    ['Portugal', 75, 70, 'ask-locally', 'ask-locally'],
    ['Spain', 'no-film', 'no-film', 'approved-film', 'approved-film'],
    ['Texas', strip, 25, 'no-limit', mirrors],
    ['United Kingdom', 75, 70, 'no-limit', 'no-limit'],
    ['Victoria, Australia', { least: 70, rule: strip }, 35, withMirrors, withMirrors],
  ])
})

test('the page cites the source of every place, and has the month of its last check', () => {
  for (const { id, checkedOn } of places) {
    expect(citations.cited).toContain(id)
    expect(checkedOn).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
  }
})

test('a document of the place states what its law asks besides light, and no document states more', () => {
  for (const { id, limits, others, also } of places) {
    const rules = Object.values({ ...limits })
      .concat(Object.values({ ...others?.limits }))
      .map((each) => (typeof each === 'object' ? each.rule : each))
    const byRule = rules.some((rule) => String(rule).endsWith('with-mirrors')) ? ['mirrors'] : []
    const asked = new Set([...byRule, ...also.map(({ what }) => what)])
    const documents: readonly LawDocument[] = lawDocuments[id]
    const stated = new Set(documents.flatMap(({ states = [] }) => states))
    expect([id, ...[...stated].toSorted()]).toEqual([id, ...[...asked].toSorted()])
  }
})
