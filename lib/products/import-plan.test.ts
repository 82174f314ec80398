import { changesOfPlan, planImport } from './import-plan'
import { plan, readingOf } from './test-import'
import { product } from './test-product'

test('a skipped row is reported with its line and its original value', async () => {
  const { added, oversold, skipped } = await plan(
    'name,price,stock,type\nFilm,10,\n,5,1\n"Two\nlines",x,1\nTape,3,-2\nGlue,4,2\nFilm,10,50,,3\nSet,5,-x\nSet,,1,simple\n"A,1\nB,2',
  )
  expect(added.map(({ name, stock }) => `${name} ${stock}`)).toEqual(['Film 0', 'Tape 0', 'Glue 2'])
  expect(oversold).toEqual([{ where: 'Line 6', text: '-2' }])
  expect(skipped.map(({ where, problem }) => `${where}: ${problem}`)).toEqual([
    'Line 3: the name is empty',
    'Line 4: the price “x” is not a number of 0 or more',
    'Line 8: it has more cells than the header row: “Film,10,50,,3”',
    'Line 9: the stock “-x” is not a whole number of 0 or more',
    'Line 10: the price is empty',
    'Line 11: a quotation mark opens here and is never closed, so the rest of the file could not be read',
  ])
})

test('a torn line of JSON is named, and the others are imported', async () => {
  const { added, skipped } = await plan(
    '{"name":"A","price":1}\n\n{"name":"B","pri\n{"name":"C","price":3}\n',
  )
  expect(added.map(({ name }) => name)).toEqual(['A', 'C'])
  expect(skipped).toEqual([{ where: 'Line 3', problem: 'it is not valid JSON: “{"name":"B","pri”' }])
})

test('what is quoted of a row with tabs has spaces, and at most 80 characters', async () => {
  const { skipped } = await plan(`name\tprice\nA\t1\t${'x'.repeat(90)}`)
  expect(skipped).toMatchObject([{ problem: expect.stringContaining(`“A 1 ${'x'.repeat(76)}”`) }])
})

test('a product is reserved for the row with its id', async () => {
  const existing = ['1', '2'].map((id) => product({ id, name: 'Gloss', price: 1 }))
  const made = await plan('id,name,price\n,Gloss,5\n1,Gloss,6', existing)
  expect(made.changed.map(({ after }) => `${after.id}: ${after.price}`)).toEqual(['2: 5', '1: 6'])
  expect(changesOfPlan(made)).toMatchObject([
    { id: '2', before: existing[1], after: { price: 5 }, index: 0 },
    { id: '1', before: existing[0], after: { price: 6 }, index: 0 },
  ])
})

test('planImport matches rows by id, otherwise by name, and each product once', async () => {
  const own = (id: string, name: string, price: number) => product({ id, name, price, stock: 5 })
  const existing = [own('1', 'Gloss', 1), own('2', 'Satin', 2), own('3', 'Tape', 3)]
  const { added, changed, unchanged, skipped } = await plan(
    'id,name,price,stock\n1,Gloss new,1, \n,sátin,9,\n,Tape,3,\n,Glue,4,\n,Glue,5,\n1,Again,6,',
    existing,
  )
  expect(changed.map(({ after }) => after)).toEqual([own('1', 'Gloss new', 1), own('2', 'sátin', 9)])
  expect(unchanged).toBe(1)
  expect(added).toMatchObject([{ name: 'Glue', price: 4, stock: 0 }])
  expect(skipped.map(({ problem }) => problem)).toEqual([
    'the name “Glue” is already on line 5',
    'the id “1” is already on line 2',
  ])
})

const SEMICOLONS = 'files with semicolons usually have decimal commas.'

test.each([
  ['name;price\nA;12.500\nB;3,50\nC;7,25', ',', 12_500, 'line 3 shows a decimal comma (“3,50”).'],
  ['name;price\nA;12.500\nB;3.5', '.', 12.5, 'line 3 shows a decimal point (“3.5”).'],
  ['name;price\nA;12.500\nB;3.5\nC;3,5', ',', 12_500, SEMICOLONS],
  ['name;price\nA;12.500', ',', 12_500, SEMICOLONS],
  ['name,price\nA,12.500', '.', 12.5, null],
  ['name,price\nA,"1,250"\nB,"9,99"', ',', 1.25, 'line 3 shows a decimal comma (“9,99”).'],
])('the ambiguous price of %j is read with the file’s decimal sign', async (text, sign, price, reason) => {
  const sentence = reason ? `Suggested because ${reason}` : 'A decimal point is assumed.'
  expect(readingOf(text).decimal).toEqual({ sign, reason: sentence })
  const { added, decided } = await plan(text)
  expect(added[0]?.price).toBe(price)
  expect(decided).toMatchObject([{ where: 'Line 2', price }])
})

test('numbers in JSON are never ambiguous, and are rounded to cents', async () => {
  const made = await plan('[{"name":"A","price":12.345}]', [], ',')
  expect(made).toMatchObject({ added: [{ price: 12.35 }], decided: [] })
})

test('planning a long import reports its progress and can be canceled', async () => {
  const { rows } = readingOf(`name,price\n${Array.from({ length: 1000 }, (_, i) => `F${i},1`).join('\n')}`)
  const abort = new AbortController()
  const seen: number[] = []
  const onProgress = (done: number) => {
    seen.push(done)
    if (done === 500) abort.abort()
  }
  expect(await planImport(rows, [], { decimal: '.', signal: abort.signal, onProgress })).toBeNull()
  expect(seen).toEqual([0, 250, 500])
})
