import { lawDocuments } from '@/lib/content/facts/law-documents'
import { places } from '@/lib/content/facts/laws'
import { citations } from '@/lib/content/window-film'

test('every place has a source, which the page cites, and the month of the last check', () => {
  for (const { id, checkedOn } of places) {
    expect(lawDocuments[id].length).toBeGreaterThan(0)
    expect(citations.cited).toContain(id)
    expect(checkedOn).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
  }
})

test('every place has an id of letters and hyphens, and the places are in alphabetical order', () => {
  for (const { id } of places) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  const names = places.map(({ name }) => name)
  expect(names.toSorted()).toEqual(names)
})
