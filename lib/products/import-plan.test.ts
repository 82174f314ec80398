import { changesOfPlan, planImport } from './import-plan'
import { plan, readingOf } from './test-import'
import { product } from './test-product'

test('a skipped row is reported with its line and its original value', async () => {
  const { added, oversold, noStock, skipped } = await plan(
    'name,price,stock,type\nFilm,10,\n,5,1\n"Two\nlines",x,1\nTape,3,-2\nGlue,4,2\nFilm,10,50,,3\nSet,5,-x\nKit,,1,simple\n"A,1\nB,2',
  )
  expect(added.map(({ name, stock }) => `${name} ${stock}`)).toEqual(['Film 0', 'Tape 0', 'Glue 2', 'Set 0'])
  expect(oversold).toEqual([{ where: 'Line 6', text: '-2' }])
  expect(noStock.map(({ where, text }) => where + text)).toEqual(['Line 2', 'Line 9-x'])
  expect(skipped.map(({ where, problem }) => `${where}: ${problem}`)).toEqual([
    'Line 3: the name is empty',
    'Line 4: the price “x” is not a number of 0 or more',
    'Line 8: it has more cells than the header row: “Film,10,50,,3”',
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

const own = (id: string, name: string, price: number) => product({ id, name, price, stock: 5 })

test('a file without prices updates what exists by id, SKU or a unique name, and the rest changes nothing', async () => {
  const existing = [own('1', 'Gloss', 1), own('S2', 'Satin', 2), own('3', 'Tape', 3), own('4', 'Glue', 4)]
  const twins = [own('5', 'Twin', 5), own('6', 'Twin', 6)]
  const { added, changed, unchanged, skipped } = await plan(
    'id,sku,name,stock\n1,,Gloss,7\n9,S2,,8\n,,Tape,\n,,Twin,1\n4,,Glue,1\n4,,Glue,2\n,,New,3\n8,,,3',
    [...existing, ...twins],
  )
  expect(added).toEqual([])
  expect(changed.map(({ after }) => `${after.name} ${after.price} ${after.stock}`)).toEqual([
    'Gloss 1 7',
    'Satin 2 8',
  ])
  // An empty stock changes nothing.
  expect(unchanged).toBe(1)
  expect(skipped.map(({ where, problem }) => `${where}: ${problem}`)).toEqual([
    'Line 5: it has no price, and “Twin” is the name of several products',
    'Line 6: it has no price, and the id “4” is on several rows',
    'Line 7: it has no price, and the id “4” is on several rows',
    'Line 8: the price is empty',
    'Line 9: the name is empty',
  ])
})

test.each([
  ['OutOfStock', 0, 0, null],
  ['sold out', 0, 0, null],
  ['Agotado', 0, 0, null],
  ['', 5, 0, ''],
  ['InStock', 5, 0, 'InStock'],
  ['Unlimited', 5, 0, 'Unlimited'],
  ['1.5', 5, 0, '1.5'],
])('a stock “%s” makes %d of a known and %d of a new product', async (stock, known, fresh, said) => {
  const { added, changed, unchanged, noStock, skipped } = await plan(
    `name,price,stock\nGloss,1,${stock}\nNew,2,${stock}`,
    [own('1', 'Gloss', 1)],
  )
  expect(changed.map(({ after }) => after.stock)).toEqual(known === 5 ? [] : [known])
  expect([unchanged, added[0]?.stock, skipped]).toEqual([known === 5 ? 1 : 0, fresh, []])
  expect(noStock.map(({ text, isNew }) => [text, isNew])).toEqual(
    said === null ? [] : [said, said].map((text, index) => [text, index === 1]),
  )
})

test('a total in the last row and archived, draft and deleted rows are left out, unless they are included', async () => {
  const file =
    'name,price,archived,status\nTotal,1,,\nA,2,no,active\nB,3,yes,\nC,4,,Draft\nD,5,,trash\nTOTAL,15,,'
  const made = await plan(file)
  expect(made.added.map(({ name }) => name)).toEqual(['Total', 'A'])
  expect(made.leftOut.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    'B: archived',
    'C: a draft',
    'D: deleted',
    'TOTAL: a total',
  ])
  const { rows } = readingOf(file)
  const included = new Set(made.leftOut.slice(0, 3).map(({ where }) => where))
  const { signal } = new AbortController()
  const again = await planImport(rows, [], { decimal: '.', included, signal, onProgress: () => {} })
  expect(again?.added.map(({ name }) => name)).toEqual(['Total', 'A', 'B', 'C', 'D'])
})

test('planImport matches rows by id, otherwise by name, and each product once', async () => {
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
