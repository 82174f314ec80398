import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { filterCharacters, SHOP_LIMIT, toCharacters } from './characters'
import { SAMPLE_CATALOGUE } from './fetch-characters'

const SERVICE = 'https://characters.example/api/list'
const read = (payload: unknown) => toCharacters(payload, SERVICE)

test.each([
  [{ id: 1 }, { id: '1' }],
  [{ id: 1, character: 'Lustra' }, { name: 'Lustra' }],
  [{ id: 1 }, { name: 'Desconocido', ki: 'N/A', race: null, affiliation: null, image: null }],
  [{ ki: 0 }, { ki: '0' }],
  [{ ki: '', maxKi: '90 Septillion' }, { ki: '90 Septillion' }],
  [{ power: 12 }, { ki: '12' }],
  [{ powerLevel: 9001 }, { ki: '9001' }],
  [{ species: 'Brisal' }, { race: 'Brisal' }],
  [{ affiliation: ['a'], originPlanet: { name: 'Bahía' } }, { affiliation: 'Bahía' }],
  [{ affiliation: 'Taller', originPlanet: 'Bahía' }, { affiliation: 'Taller' }],
  [{ img: 'https://pictures.example/1.png' }, { image: 'https://pictures.example/1.png' }],
  [{ image: 'lustra.svg' }, { image: 'https://characters.example/api/lustra.svg' }],
  [{ id: '__proto__', name: 'x' }, { id: '__proto__' }],
  [JSON.parse('{"__proto__": {"name": "inherited"}}'), { name: 'Desconocido' }],
])('reads %o', (entry, expected) => {
  expect(read([entry])[0]).toMatchObject(expected)
})

test('a list and an object with items are both read, except entries that are not objects', () => {
  expect(read([null, 7, 'x', [1], { id: 1 }])).toHaveLength(1)
  expect(read({ items: [{ id: 1 }] })).toHaveLength(1)
  expect(read([])).toEqual([])
  expect(read({ items: [] })).toEqual([])
})

const lists = [{ items: null }, { items: {} }, { data: [] }, { results: [] }, { characters: [] }]

test.each([null, 7, 'x', true, {}, ...lists])('%o contains no list and is refused', (payload) => {
  expect(() => read(payload)).toThrow('no list of characters')
})

test('100,000 entries without a name or an id quickly get unique ids', () => {
  const ids = read(Array.from({ length: 100_000 }, () => ({}))).map(({ id }) => id)
  expect(new Set(ids).size).toBe(100_000)
})

test('ids are unique, even for the number 1 and the text "1", missing ids and those that a hostile service makes up', () => {
  const hostile = ['~Desconocido~', '1~Desconocido~', '~Desconocido~~2'].map((id) => ({ id }))
  const ids = read([{ id: 1 }, { id: '1' }, {}, ...hostile, {}, { id: 1 }]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids[0]).toBe('1')
})

test('an entry without an id keeps the same generated id at any position in the next response', () => {
  const [alfa] = read([{ name: 'Alfa', image: 'a.svg' }, { name: 'Beta' }])
  const again = read(['b.svg', 'a.svg'].map((image) => ({ name: 'Alfa', image })))
  expect(again[1]?.id).toBe(alfa?.id)
  expect(again[0]?.id).not.toBe(alfa?.id)
})

const names = ['Lustra', 'Nácar', ...Array.from({ length: 30 }, (_, i) => `Number ${i}`)]

test.each([
  [['', ' '], names.slice(0, 12)],
  [['ustr', 'LUS'], ['Lustra']],
  [['nacar', 'NÁC'], ['Nácar']],
  [['number  29'], ['Number 29']],
  [['zorro', '.'], []],
])('of 32 cards each of %j finds %j, at most twelve', (terms, found) => {
  const cards = read(names.map((name) => ({ name })))
  const namesFor = (term: string) => filterCharacters(cards, term).map(({ name }) => name)
  expect(terms.map(namesFor)).toEqual(terms.map(() => found))
})

// Generates malformed responses, entries, fields and texts.
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '<script>alert(1)</script>', '\u202Egpj.exe', 'e\u0301'.repeat(300)),
  fc.constantFrom('👨‍👩‍👧', 'x'.repeat(10_000), '\uD800', 'a\u0000b', 'line\nline'),
  fc.constantFrom('unknown', '60.000.000', 'null', 'undefined'),
)
const SCRIPTS = ['javascript:alert(1)', 'data:text/html,<p>', 'data:image/svg+xml,<svg/>', 'blob:https://x/1']
const PICTURES = ['data:image/png;base64,AAAA', 'http://pictures.example/1.png', '//pictures.example/1.png']
const WITH_PASSWORD = 'https://user:secret@pictures.example/1.png'
const url = fc.constantFrom(...SCRIPTS, ...PICTURES, WITH_PASSWORD, '1.png', '')
const value = fc.oneof(
  text,
  url,
  fc.double(),
  fc.constantFrom(null, undefined, true, 0, -0, Number.NaN, Number.POSITIVE_INFINITY),
  fc.array(text, { maxLength: 3 }),
  fc.record({ name: fc.oneof(text, fc.constant({ name: 'deep' })) }),
)
const FIELDS = 'id name character image img ki maxKi power powerLevel race species'.split(' ')
const OTHERS = 'affiliation originPlanet constructor toString hasOwnProperty'.split(' ')
const field = fc.constantFrom(...FIELDS, ...OTHERS)
const entry = fc.oneof({ weight: 6, arbitrary: fc.dictionary(field, value) }, { weight: 1, arbitrary: value })
const list = fc.array(entry, { maxLength: 20 })
const objects = [fc.record({ items: list }), fc.record({ items: value }), fc.record({ data: list })]
const payload = fc.oneof(list, ...objects, value)

// The same payloads in every run; `FUZZ_SEED=$RANDOM npm run unit -- character` tries others.
const SEED = Number(process.env.FUZZ_SEED || 20_261_122)
const FORBIDDEN_TEXT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|\[object |^(NaN|-?Infinity)$|^\s*$/u
const ALLOWED_IMAGE = /^(https:|data:image\/(png|jpeg|webp|gif);base64,)/

let charactersRead = 0

/** The rules that a response breaks. Checked without `expect`, which takes half a minute for 10,000 payloads. */
function problemsOf(response: unknown, term: string): string[] {
  let characters: ReturnType<typeof read>
  try {
    characters = read(response)
  } catch (error) {
    return `${error}`.includes('holds no list of characters') ? [] : [`threw ${error}`]
  }
  charactersRead += characters.length
  const problems: string[] = []
  if (new Set(characters.map(({ id }) => id)).size < characters.length) problems.push('an id occurs twice')
  if (filterCharacters(characters, term).length > SHOP_LIMIT) problems.push('more than the limit is shown')
  for (const { id, name, ki, race, affiliation, image } of characters) {
    for (const shown of [id, name, ki, race, affiliation])
      if (shown !== null && FORBIDDEN_TEXT.test(shown)) problems.push(`shows ${JSON.stringify(shown)}`)
    if (Array.from(name).length > 200) problems.push('a name is longer than 200 characters')
    if (image !== null && (!ALLOWED_IMAGE.test(image) || image.includes('secret')))
      problems.push(`loads ${image}`)
  }
  return problems
}

test(`10,000 malformed payloads break no rule (seed ${SEED})`, () => {
  const samples = fc.sample(fc.tuple(payload, fc.string({ maxLength: 3 })), { numRuns: 10_000, seed: SEED })
  const failures = samples.flatMap(([response, term]) =>
    problemsOf(response, term).map((problem) => ({ problem, response, term })),
  )
  expect(failures.slice(0, 3)).toEqual([])
  expect(charactersRead).toBeGreaterThan(10_000)
})

const file = readFileSync(`public${SAMPLE_CATALOGUE}`, 'utf8')
const sample = toCharacters(JSON.parse(file), 'https://shop.example/characters/')

// While every sample name was one short word, layouts that long names break went unnoticed.
test('at least three of the cards that the shop shows have names as long as in real catalogs', () => {
  const shown = sample.slice(0, SHOP_LIMIT)
  const long = shown.filter(({ name }) => name.length >= 'Wilhelmina Grubbly-Plank'.length)
  expect(long.length).toBeGreaterThanOrEqual(3)
})

test.each(sample.map(({ name, image }) => [name, image]))('the portrait of %s exists', (_name, image) => {
  expect(existsSync(`public${new URL(image ?? '').pathname}`)).toBe(true)
})

test('each Ki is a number or N/A, which need no translation', () => {
  for (const { ki } of sample) expect(ki).toMatch(/^(\d{1,3}(,\d{3})*|N\/A)$/)
})
