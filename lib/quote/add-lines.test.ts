import type { FilmUrl } from '@/lib/films/film-url'
import { paintStore } from '@/lib/films/vehicle-store'
import { addLines, keepOnlyAdded, undoAdding } from './add-lines'
import { QUOTE_LIMIT, quoteStore } from './quote'

const front: FilmUrl = '/window-film?film=35&glass=75&window=front-side&place=texas&vehicle=truck'
const darker: FilmUrl = '/window-film?film=20&glass=75&window=front-side&place=texas&vehicle=truck'
const rear: FilmUrl = '/window-film?film=20&glass=20&window=rear&place=texas&vehicle=truck'
const hood: FilmUrl = '/ppf?panels=hood&vehicle=small-suv'

const added = (own: readonly FilmUrl[], asked: readonly FilmUrl[], changed?: FilmUrl) => {
  quoteStore.set(own)
  return addLines(asked, changed)
}

const bow: FilmUrl = '/marine-film?zones=bow&loa=9&keel=fin'

test.each<[string, FilmUrl, FilmUrl, boolean]>([
  ['another window', front, rear, false],
  ['the same window with another film', front, darker, true],
  ['the same window of another vehicle', front, darker.replace('truck', 'sedan') as FilmUrl, false],
  ['a panel of the same vehicle', hood, '/ppf?panels=hood.roof&vehicle=small-suv', true],
  ['other panels of the same vehicle', hood, '/ppf?panels=roof&vehicle=small-suv', false],
  ['the same panels of another vehicle', hood, '/ppf?panels=hood&vehicle=truck', false],
  ['a zone of the same boat', bow, '/marine-film?zones=bow.transom&loa=9&keel=fin', true],
  ['the same zone of a longer boat', bow, '/marine-film?zones=bow&loa=12&keel=fin', false],
])('every line is added; %s is an alternative: %s, %s, %s', (_what, own, line, isAlternative) => {
  expect(added([own], [line])).toMatchObject({ kind: 'added', alternatives: isAlternative ? [own] : [] })
  expect(quoteStore.get()).toEqual([own, line])
})

test('three windows are added in one step and taken back in one, and nothing else', () => {
  const answer = added([hood], [front, rear])
  expect(quoteStore.get()).toEqual([hood, front, rear])
  quoteStore.set([...quoteStore.get(), darker])
  undoAdding(answer)
  expect(quoteStore.get()).toEqual([hood, darker])
})

test('the lines that the quote has already are not added again', () => {
  const stored: FilmUrl = '/ppf?vehicle=truck&panels=roof.hood'
  expect(added([stored], ['/ppf?panels=hood.roof&vehicle=truck']).kind).toBe('again')
  expect(added([front], [front, rear])).toMatchObject({ kind: 'added', added: [rear] })
})

test('measured glass of an earlier version, which has no mark, is the same line', () => {
  quoteStore.set(['/window-film?film=35&glass=74&window=rear'])
  expect(addLines(['/window-film?film=35&glass=74m&window=rear'], undefined).kind).toBe('again')
})

test('keeping only the new line removes its alternative, and Undo puts that back in its place', () => {
  const answer = keepOnlyAdded(added([front, hood], [darker]))
  expect(quoteStore.get()).toEqual([hood, darker])
  undoAdding(answer)
  expect(quoteStore.get()).toEqual([front, hood])
})

test('a line that the visitor came to change is replaced in its place unless it stays as it is, and Undo restores it', () => {
  const answer = added([front, hood], [darker, rear], front)
  expect(answer).toMatchObject({ kind: 'saved', alternatives: [] })
  expect(quoteStore.get()).toEqual([darker, hood, rear])
  undoAdding(answer)
  expect(quoteStore.get()).toEqual([front, hood])
  expect(added([front, hood], [front, rear], front)).toMatchObject({ kind: 'added', added: [rear] })
  expect(quoteStore.get()).toEqual([front, hood, rear])
})

test('another length of the boat changes its other films too, and Undo takes all of it back', () => {
  const own: FilmUrl[] = ['/marine-film?zones=bow&loa=9', hood, '/marine-film?zones=transom&loa=9&beam=3']
  const answer = added(own, ['/marine-film?zones=bow&loa=10'], own[0])
  const longer = ['/marine-film?zones=bow&loa=10', hood, '/marine-film?zones=transom&loa=10']
  expect(quoteStore.get()).toEqual(longer)
  undoAdding(answer)
  expect(quoteStore.get()).toEqual(own)
})

test('a film for another vehicle of the class is no alternative, and a changed line stays on its own vehicle', () => {
  const named = (name: string) => `${hood}&name=${name}` as FilmUrl
  quoteStore.set([hood])
  expect(addLines([hood], undefined, new URLSearchParams({ name: '2' }))).toMatchObject({
    kind: 'added',
    added: [named('2')],
    alternatives: [],
  })
  expect(addLines([hood], undefined, new URLSearchParams({ name: '2' })).kind).toBe('again')
  const both: FilmUrl = '/ppf?panels=hood.roof&vehicle=small-suv'
  expect(addLines([both], named('2')).added).toEqual([`${both}&name=2`])
  expect(quoteStore.get()).toEqual([hood, `${both}&name=2`])
})

test('the color of a vehicle is that of the tool or the one that is kept, and all its lines take it until Undo', () => {
  const inRed = (line: FilmUrl): FilmUrl => `${line}&paint=red`
  const inTool = new URLSearchParams({ paint: 'red' })
  const other: FilmUrl = '/ppf?panels=hood&vehicle=truck'
  const roof: FilmUrl = '/ppf?panels=roof&vehicle=small-suv'
  quoteStore.set([hood, other])
  const answer = addLines([roof], undefined, inTool)
  expect(answer).toMatchObject({ kind: 'added', added: [inRed(roof)] })
  expect(quoteStore.get()).toEqual([inRed(hood), other, inRed(roof)])
  expect(addLines([roof], undefined, inTool).kind).toBe('again')
  undoAdding(answer)
  expect(quoteStore.get()).toEqual([hood, other])

  // A film that the list has takes another color.
  paintStore.set({ paint: 'blue', finish: 'satin' })
  expect(addLines([hood], undefined).kind).toBe('saved')
  expect(quoteStore.get()).toEqual([`${hood}&paint=blue&finish=satin`, other])
  paintStore.set({ paint: null, finish: null })
  // A finish that the shop does not offer is not added; a line of the list keeps its own.
  const query = new URLSearchParams({ paint: 'red', finish: 'matte' })
  expect(addLines(['/ppf?panels=hood&vehicle=sedan'], undefined, query).added).toEqual([
    '/ppf?panels=hood&vehicle=sedan&paint=red',
  ])
  expect(addLines([roof], undefined, query).added).toEqual([`${roof}&paint=red&finish=satin`])
  // A boat has its own color, and one that hulls do not have is none.
  expect(
    addLines(
      ['/marine-film?zones=bow&loa=10'],
      undefined,
      new URLSearchParams({ paint: 'sand', finish: 'gloss' }),
    ),
  ).toMatchObject({
    added: ['/marine-film?zones=bow&loa=10'],
  })
})

test('a vehicle with a name keeps its color, whatever color was chosen last', () => {
  paintStore.set({ paint: 'red', finish: null })
  const civic: FilmUrl = '/ppf?panels=hood&vehicle=sedan&name=Civic&paint=white'
  quoteStore.set([civic])
  const query = new URLSearchParams({ name: 'Civic' })
  expect(addLines(['/ppf?panels=roof&vehicle=sedan'], undefined, query).added).toEqual([
    '/ppf?panels=roof&vehicle=sedan&name=Civic&paint=white',
  ])
  expect(quoteStore.get()[0]).toBe(civic)
})

test('a quote takes lines until it is full', () => {
  const boatOf = (length: number): FilmUrl => `/marine-film?zones=bow&loa=${length}`
  const many = Array.from({ length: QUOTE_LIMIT - 1 }, (_, i) => boatOf(i + 3))
  expect(added(many, [front, rear])).toMatchObject({ kind: 'added', added: [front] })
  expect(added([...many, hood], [front]).kind).toBe('full')
  expect(quoteStore.get()).toHaveLength(QUOTE_LIMIT)
})
