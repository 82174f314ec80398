/** @jest-environment node */
import { readCsv, writeCsv } from './csv'
import { templateFile, toCsvFile, toJsonFile } from './export-files'
import { changesOfPlan, type ImportPlan, planImport } from './import-plan'
import { type FileReading, readImportFile } from './import-reading'
import type { DecimalSign } from './number-text'
import type { Product } from './product'

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))

function readingOf(text: string | Uint8Array<ArrayBuffer>, name = 'products.csv'): FileReading {
  const reading = readImportFile(name, typeof text === 'string' ? bytesOf(text) : text)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading
}

function problemOf(text: string | Uint8Array<ArrayBuffer>, name = 'products.csv'): string {
  const reading = readImportFile(name, typeof text === 'string' ? bytesOf(text) : text)
  return 'problem' in reading ? reading.problem : ''
}

async function plan(
  text: string,
  products: readonly Product[] = [],
  decimal?: DecimalSign,
): Promise<ImportPlan> {
  const reading = readingOf(text)
  const made = await planImport(reading.rows, products, {
    decimal: decimal ?? reading.decimal.sign,
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  if (!made) throw new Error('It was not cancelled')
  return made
}

const products = [
  { id: '1', name: 'PPF gloss, 152 cm', price: 189, stock: 12 },
  { id: '2', name: '=SUM(A1)', price: 0.1, stock: 0 },
  { id: '3', name: 'Say "satin"', price: 64.5, stock: 3 },
  { id: '4', name: "'quoted", price: 1, stock: 1 },
  { id: '5', name: '-40% film', price: 12.345, stock: 2000 },
]

test.each([
  ['JSON', toJsonFile],
  ['CSV', toCsvFile],
])('an export as %s imports the same products', async (_kind, write) => {
  expect((await plan(write(products))).added).toEqual(products)
  expect(await plan(write(products), products)).toMatchObject({ unchanged: 5, changed: [], added: [] })
})

test('a spreadsheet gets no formula to run', () => {
  expect(toCsvFile(products)).toContain("2,'=SUM(A1),0.1,0")
})

test('the template can be imported', async () => {
  expect(await plan(templateFile())).toMatchObject({ added: [{ price: 189, stock: 12 }], skipped: [] })
})

test('CSV is read with quotes, line breaks, a byte order mark and any line end', () => {
  expect(readCsv('\uFEFFa,b\r\n"x ""y""","1\n2"\r\n\r\n3,').rows.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['x "y"', '1\n2'],
    ['3', ''],
  ])
  expect(readCsv('a,b\r1,2').rows).toHaveLength(2)
  expect(writeCsv([['a,b', 'c\nd', 1]])).toBe('"a,b","c\nd",1\r\n')
})

test.each([
  ['"A"2,1', ['A2', '1'], null],
  ['6" pipe,1', ['6" pipe', '1'], null],
  ['A,"1\n2', ['A', '1\n2'], 1],
  ['A,"1""', ['A', '1"'], 1],
])('the quotation marks of %j are read leniently', (text, cells, unclosed) => {
  expect(readCsv(text)).toMatchObject({ rows: [{ line: 1, cells }], unclosed })
})

test.each([
  'name,price,stock\nFilm,12.5,3',
  'sep=;\nstock;name;price\n3;Film;12,5',
  '\uFEFFNombre;Precio (€);Existencias\r\nFilm;12,50 €;3\r\n',
  'SKU\tProducto\tPVP\tCantidad\n\tFilm\t$12.50\t3',
  '[{"name":"Film","price":12.5,"stock":3}]',
])('%j holds one film of 12.5, three pieces', async (text) => {
  expect((await plan(text)).added).toMatchObject([{ name: 'Film', price: 12.5, stock: 3 }])
})

test('a file with tabs or in UTF-16 is read, with a note', () => {
  expect(readingOf('name\tprice\nA\t1').notes).toEqual(['The columns are separated by tabs.'])
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from('name;price\nÁ;1', 'utf16le')])
  expect(readingOf(utf16)).toMatchObject({
    rows: [{ name: 'Á' }],
    notes: [expect.stringContaining('UTF-16')],
  })
})

test.each([
  ['PK\x03\x04…', 'list.xlsx', '“list.xlsx” is a workbook. Save the sheet as CSV'],
  ['%PDF-1.7', 'list.pdf', '“list.pdf” is a PDF. Save the sheet as CSV'],
  ['\x89PNG\r\n', 'photo.png', '“photo.png” is a picture.'],
  ['\0\0\0\x18ftypheic', 'photo.heic', '“photo.heic” is a picture or a video.'],
  ['a\0b', 'x.bin', '“x.bin” is not a text file.'],
  ['', 'x.csv', 'The file is empty.'],
  ['{', 'x.json', 'begins like JSON but is not valid'],
  ['{"a":1}', 'x.json', 'must be a list of products'],
  ['PPF gloss;189', 'x.csv', 'name and price are required. It reads “PPF gloss;189”.'],
])('%j gets a sentence that helps', (text, name, sentence) => {
  expect(problemOf(Uint8Array.from(Buffer.from(text, 'latin1')), name)).toContain(sentence)
})

test('a file that Excel saved on Windows keeps its accents', () => {
  const bytes = Uint8Array.from(Buffer.from('Nombre;Precio\nLámina;1', 'latin1'))
  expect(readingOf(bytes).rows).toMatchObject([{ name: 'Lámina' }])
})

test('a skipped row is named by its line, with the value as the file shows it', async () => {
  const { added, skipped } = await plan(
    'name,price,stock\nFilm,10,\n,5,1\n"Two\nlines",x,1\nTape,3,-2\nGlue,4,2\nFilm,10,50,3\n"A,1\nB,2',
  )
  expect(added.map(({ name }) => name)).toEqual(['Film', 'Glue'])
  expect(skipped.map(({ where, problem }) => `${where}: ${problem}`)).toEqual([
    'Line 3: the name is empty',
    'Line 4: the price “x” is not a number of 0 or more',
    'Line 6: the stock “-2” is not a whole number of 0 or more',
    'Line 8: it has more cells than the first line',
    'Line 9: a quotation mark opens here and is never closed; the rest of the file is lost in it',
  ])
})

test('rows are matched by id, otherwise by name, and each product once', async () => {
  const existing = [
    { id: '1', name: 'Gloss', price: 1, stock: 5 },
    { id: '2', name: 'Satin', price: 2, stock: 5 },
    { id: '3', name: 'Tape', price: 3, stock: 5 },
  ]
  const { added, changed, unchanged, skipped } = await plan(
    'id,name,price\n1,Gloss new,1\n,sátin,9\n,Tape,3\n,Glue,4\n,Glue,5\n1,Again,6',
    existing,
  )
  expect(changed.map(({ after }) => after)).toEqual([
    { id: '1', name: 'Gloss new', price: 1, stock: 5 },
    { id: '2', name: 'sátin', price: 9, stock: 5 },
  ])
  expect(unchanged).toBe(1)
  expect(added).toMatchObject([{ name: 'Glue', price: 4, stock: 0 }])
  expect(skipped.map(({ problem }) => problem)).toEqual([
    'the name “Glue” is already on Line 5',
    'the id “1” is already on Line 2',
  ])
})

test.each([
  ['name;price\nA;12.500\nB;3,50', ',', 12_500],
  ['name;price\nA;12.500\nB;3.5', '.', 12.5],
  ['name;price\nA;12.500', ',', 12_500],
  ['name,price\nA,12.500', '.', 12.5],
  ['name,price\nA,"1,250"\nB,"9,99"', ',', 1.25],
])('in %j the ambiguous price is decided by the file', async (text, sign, price) => {
  expect(readingOf(text).decimal.sign).toBe(sign)
  const { added, decided } = await plan(text)
  expect(added[0]?.price).toBe(price)
  expect(decided).toMatchObject([{ where: 'Line 2', price }])
})

test('the person who imports can decide otherwise', async () => {
  expect((await plan('name;price\nA;12.500', [], '.')).added[0]?.price).toBe(12.5)
})

test('numbers in JSON are never ambiguous', async () => {
  expect(await plan('[{"name":"A","price":12.345}]')).toMatchObject({
    added: [{ price: 12.345 }],
    decided: [],
  })
})

test('a long file reports its progress and can be cancelled', async () => {
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

test('an import adds new products at the top in the order of the file', async () => {
  const made = await plan('name,price\nA,1\nB,2')
  expect(changesOfPlan(made).map(({ after, index }) => [after?.name, index])).toEqual([
    ['A', 0],
    ['B', 1],
  ])
})
