import fc from 'fast-check'
import type { FilmUrl } from '@/lib/films/film-url'
import { addLines, keepOnlyAdded, undoAdding } from './add-lines'
import { changeQuote } from './change-quote'
import { changeVehicle } from './groups'
import { QUOTE_LIMIT, quoteStore } from './quote'

const rear: FilmUrl = '/window-film?film=20&glass=75&window=rear'
const rearOfSedan: FilmUrl = `${rear}&vehicle=sedan`
const front: FilmUrl = '/window-film?film=35&glass=75&window=front-side&vehicle=truck'
const road: FilmUrl = '/ppf?panels=hood.roof&vehicle=truck'
const hood: FilmUrl = '/ppf?panels=hood&vehicle=truck'

/** Lines for boats of different lengths. */
const boats = (count: number) =>
  Array.from({ length: count }, (_, i): FilmUrl => `/marine-film?zones=bow&loa=${i + 3}`)
const addInOtherTab = (...lines: FilmUrl[]) => quoteStore.update((quote) => [...quote, ...lines])
const removeInOtherTab = (line: FilmUrl) =>
  quoteStore.update((quote) => quote.filter((each) => each !== line))

test('two lines that became one by another vehicle are two again', () => {
  quoteStore.set([rear, rearOfSedan])
  const restore = changeVehicle([rear, rearOfSedan], 'truck')
  expect(quoteStore.get()).toEqual([`${rear}&vehicle=truck`])
  expect(restore()).toEqual([])
  expect(quoteStore.get()).toEqual([rear, rearOfSedan])
})

test('lines for which another tab has left no room are named, and restored as soon as there is room', () => {
  const others = boats(QUOTE_LIMIT - 2)
  const [first = rear] = others
  quoteStore.set([rear, rearOfSedan, ...others])
  const restore = changeVehicle([rear, rearOfSedan], 'truck')
  addInOtherTab(hood)
  expect(restore()).toEqual([rearOfSedan])
  expect(quoteStore.get()).toEqual([rear, ...others, hood])
  removeInOtherTab(first)
  expect(restore()).toEqual([])
  expect(quoteStore.get()).toContain(rearOfSedan)
})

test('an alternative that “Keep only” has removed is named if it cannot come back', () => {
  quoteStore.set([...boats(QUOTE_LIMIT - 2), hood])
  const answer = keepOnlyAdded(addLines([road], undefined))
  expect(quoteStore.get()).not.toContain(hood)
  addInOtherTab(front, rear)
  expect(undoAdding(answer)).toMatchObject({ kind: 'partly restored', left: [hood] })
})

test('a changed line that another tab has removed comes back', () => {
  quoteStore.set([hood])
  const answer = addLines([road, front], hood)
  expect(quoteStore.get()).toEqual([road, front])
  removeInOtherTab(road)
  expect(undoAdding(answer)).toBeNull()
  expect(quoteStore.get()).toEqual([hood])
})

test('lines without room are left, and named', () => {
  quoteStore.set(boats(QUOTE_LIMIT - 1))
  expect(addLines([front, rear], undefined)).toMatchObject({ kind: 'added', added: [front], left: [rear] })
  expect(addLines([hood], undefined)).toMatchObject({ kind: 'full', left: [hood] })
})

test('whatever is changed, taking it back at once restores the quote, and never loses a line without a word', () => {
  const line = fc.constantFrom(...boats(60))
  const quote = fc.uniqueArray(line, { maxLength: QUOTE_LIMIT })
  const isRestored = fc.property(quote, quote, quote, (before, after, later) => {
    quoteStore.set(before)
    const restore = changeQuote(() => after)
    quoteStore.update((lines) => [...new Set([...lines, ...later])].slice(0, QUOTE_LIMIT))
    const lost = restore()
    for (const each of before) expect([...quoteStore.get(), ...lost]).toContain(each)
    if (later.length === 0) expect(quoteStore.get()).toEqual(before)
  })
  fc.assert(isRestored, { seed: 7 })
})
