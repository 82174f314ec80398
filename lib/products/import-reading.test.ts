import { plan, problemOf, readingOf } from './test-import'

test.each([
  'name,price,stock\nFilm,12.5,3',
  'name,price,stock\nFilm,12.5,3, ,',
  'name,price,sale price,stock\nFilm, ,12.5,3',
  'Produktnamn;Verkaufspreis\u00a0(SEK);Lagersaldo\nFilm;12,50 kr;3',
  'sep=;\nstock;name;price\n3;Film;12,5',
  'PK;Name;Price;Stock\n1;Film;12.5;3',
  '\uFEFFNombre;Precio (€);Existencias\r\nFilm;12,50 €;3\r\n',
  'SKU\tProducto\tPVP\tCantidad\n\tFilm\t$12.50\t3',
  'product_name,Unit Price USD,Qty.\nFilm,12.5,3',
  'Descripción;P.V.P.;Stock actual\nFilm;12,5;3',
  'Denominación\tPrecio de venta (IVA incl.)\tUds.\nFilm\t12.5\t3',
  'Product name\tUnit price (USD)\tIn stock\tRemark\nFilm\t$12.50\t3\tnew',
  'Artículo;P.V.P.;Uds.;Nota\nFilm;12,50;3;nuevo',
  '[{"name":"Film","price":12.5,"stock":3}]',
  '{"name":"Film","price":12.5,"stock":3}',
])('importing %j adds one film at 12.5 with a stock of 3', async (text) => {
  expect((await plan(text)).added).toMatchObject([{ name: 'Film', price: 12.5, stock: 3 }])
})

test.each(['name,price\n', '[]'])('reading %j adds a note', (text) => {
  expect(readingOf(text).notes).toEqual(['There are no products in this file.'])
})

test.each([
  ['with a byte order mark', '\uFEFF', false],
  ['without a mark', '', false],
  ['of another byte order', '\uFEFF', true],
  ['of another byte order without a mark', '', true],
])('reading a UTF-16 file %s adds a note', (_kind, mark, isSwapped) => {
  const text = Buffer.from(`${mark}name;price\nÁ;1`, 'utf16le')
  const utf16 = Uint8Array.from(isSwapped ? text.swap16() : text)
  const notes = [expect.stringContaining('UTF-16')]
  expect(readingOf(utf16)).toMatchObject({ rows: [{ name: 'Á' }], notes })
})

test.each([
  ['name;price\nA;1.299,00 €\nB;€ 899,50\nC;$ 12', { '€': 2, $: 1 }],
  ['name;price\nA;R$ 5\nB;S/. 5\nC;RS. 5\nD;5 kr.\nE;5,-', { R$: 1, 'S/': 1, Rs: 1, kr: 1 }],
  ['name;Precio (€)\nA;5\nB;$5', { '€': 1, $: 1 }],
  ['name,Price SEK\nA,5', { SEK: 1 }],
  ['name,price,Currency\nA,5,eur', { EUR: 1 }],
  ['name,price,currency\nA,5,kr\nB,5,Kč', { kr: 1, Kč: 1 }],
  ['name;Precio S/\nA;5', { 'S/': 1 }],
  [
    'name;price\nA;TBD\nB;Q 5\nC;L. 5\nD;5 Bs.\nE;B/. 5\nF;SEK 5\nG;5 KR',
    { Q: 1, L: 1, Bs: 1, 'B/': 1, SEK: 1, kr: 1 },
  ],
  ['name;price;currency\nA;5;TBD', {}],
  ['name;Price (Rs.)\nA;5', { Rs: 1 }],
  ['[{"name":"A","price":5,"currency":"EUR"},{"name":"B","price":"5 €"}]', { EUR: 1, '€': 1 }],
  ['name,price\nA,5', {}],
  ['name,(price)\nA,5', {}],
])('the reader finds the currencies of %j', (text, currencies) => {
  expect(Object.fromEntries(readingOf(text).currencies)).toEqual(currencies)
})

test.each([
  ['Price list;;\n;;\nname;price;stock\nA;1;2', 'line 3'],
  ['Tersa, films, spring, 2026, all sizes\n\n\nname;price\nA;1', 'line 4'],
  [`${'Notes\n'.repeat(9)}name\tprice\nA\t1`, 'line 10'],
])('the reader finds the line of %j that names the columns', (text, line) => {
  const { rows, notes } = readingOf(text)
  expect(rows).toMatchObject([{ name: 'A', price: '1' }])
  expect(notes[0]).toBe(`The column names are on ${line}. The lines above it were skipped.`)
})

test('columns that are named below the tenth line are not found', () => {
  expect(problemOf(`${'Notes\n'.repeat(10)}name\tprice\nA\t1`)).toContain('is not a table')
})

test.each([
  ['PK\x03\x04…', 'list.xlsx', '“list.xlsx” is a workbook. Save the sheet as CSV'],
  ['\xd0\xcf\x11\xe0', 'list.xls', '“list.xls” is a workbook. Save the sheet as CSV'],
  ['%PDF-1.7', 'list.pdf', '“list.pdf” is a PDF. Save the sheet as CSV'],
  ['\x89PNG\r\n', 'photo.png', '“photo.png” is a picture or a video.'],
  ['\0\0\0\x18ftypheic', 'photo.heic', '“photo.heic” is a picture or a video.'],
  ['a\0b', 'x.bin', '“x.bin” is not a text file.'],
  [' \n', 'x.csv', 'The file is empty. Export it again, or choose another one.'],
  ['[1,2]', 'x.json', 'must be a list of products'],
  ['{"name":"A"}\n7', 'x.json', 'begins like JSON but is not valid'],
  ['{\n"products": [\n{"name":"A"}\n', 'x.json', 'begins like JSON but is not valid'],
  ['{', 'x.json', 'begins like JSON but is not valid'],
  ['{"a":1}', 'x.json', 'must be a list of products'],
])('reading %j returns a helpful problem', (text, name, sentence) => {
  expect(problemOf(Uint8Array.from(Buffer.from(text, 'latin1')), name)).toContain(sentence)
})

test('a Windows-1252 file saved by Excel keeps its accents', () => {
  const bytes = Uint8Array.from(Buffer.from('Nombre;Precio\nLámina;1', 'latin1'))
  expect(readingOf(bytes).rows).toMatchObject([{ name: 'Lámina' }])
})
