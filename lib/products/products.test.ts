import { arrange } from './arrange'
import { readCsv, writeCsv } from './csv'
import { readProductsFile, toCsvFile, toJsonFile, withEntries, withoutImport } from './files'
import { readProduct } from './product'
import {
  changeProduct,
  createProduct,
  deleteProduct,
  productsStore,
  returnProduct,
  toProducts,
} from './products-store'

const read = (changes: object) => readProduct({ name: 'Film', price: '10', stock: '', ...changes })

test.each([
  [{}, { name: 'Film', price: 10, stock: 0 }],
  [{ name: '  Film  ' }, { name: 'Film' }],
  [{ name: 'a\nb' }, { name: 'a b' }],
  [{ price: '0' }, { price: 0 }],
  [{ price: '0.1' }, { price: 0.1 }],
  [{ price: '1.005' }, { price: 1.005 }],
  [{ price: ' 12 ' }, { price: 12 }],
  [{ price: '1e-7' }, { price: 1e-7 }],
  [{ price: '99999999999999999999' }, { price: 1e20 }],
  [{ stock: '007' }, { stock: 7 }],
  [{ stock: '1e3' }, { stock: 1000 }],
  [{ stock: '  ' }, { stock: 0 }],
])('%o makes %o', (changes, expected) => {
  expect(read(changes)).toMatchObject(expected)
})

test.each([
  ...['', ' ', '\u00A0', '\u200B\u200D', '\u0000', '\uFEFF'].map((name) => ({ name })),
  ...['', ' ', '-', 'e', '1e309', '-1', '-0', '1,5', '٣', '0x10', 'NaN', 'Infinity', '+1'].map((price) => ({
    price,
  })),
  ...['-1', '1.5', '1e309', 'x', '1e400', '9007199254740993000'].map((stock) => ({ stock })),
])('%o makes nothing', (changes) => {
  expect(read(changes)).toHaveProperty('fault')
})

test('a name of a million characters is cut', () => {
  expect(read({ name: 'x'.repeat(1_000_000) })).toMatchObject({ name: 'x'.repeat(200) })
})

test('products are created with ids, changed, deleted and brought back to their place', () => {
  createProduct({ name: 'A', price: 1, stock: 0 })
  createProduct({ name: 'B', price: 2, stock: 5 })
  const [b, a] = productsStore.get()
  if (!a || !b) throw new Error('Two were created')
  expect(a.id).not.toBe(b.id)
  changeProduct(b.id, { name: 'C', price: 3, stock: 1 })
  expect(productsStore.get()[0]).toEqual({ id: b.id, name: 'C', price: 3, stock: 1 })
  deleteProduct(a.id)
  expect(productsStore.get()).toHaveLength(1)
  returnProduct(a, 1)
  expect(productsStore.get()[1]).toEqual(a)
})

test.each([undefined, null, 'x', {}, [null, 'x', { id: '1' }, { id: '1', name: 'x', price: -1 }]])(
  '%o holds no products',
  (json) => {
    expect(toProducts(json)).toEqual([])
  },
)

const products = [
  { id: '1', name: 'PPF gloss, 152 cm', price: 189, stock: 12 },
  { id: '2', name: '=SUM(A1)', price: 0.1, stock: 0 },
  { id: '3', name: 'Say "satin"', price: 64.5, stock: 3 },
  { id: '4', name: "'quoted", price: 1, stock: 1 },
  { id: '5', name: '-40 % film', price: 2, stock: 2 },
]

test('what is found ignores case and accents, and is sorted by column', () => {
  expect(arrange(products, 'FILM', null).map(({ id }) => id)).toEqual(['5'])
  const ids = (column: 'name' | 'price' | 'stock', isDescending = false) =>
    arrange(products, '', { column, isDescending }).map(({ id }) => id)
  expect(ids('price')).toEqual(['2', '4', '5', '3', '1'])
  expect(ids('stock', true)).toEqual(['1', '3', '5', '4', '2'])
  expect(arrange(products, '', null)).toBe(products)
})

test.each([
  ['JSON', toJsonFile],
  ['CSV', toCsvFile],
])('a file of %s is read back', (_kind, write) => {
  expect(readProductsFile(write(products))).toEqual({ entries: products, faults: [] })
})

test('a spreadsheet is not handed a formula', () => {
  expect(toCsvFile(products)).toContain("2,'=SUM(A1),0.1,0")
})

test('CSV is read with quotes, line breaks, a byte order mark, semicolons and any line end', () => {
  expect(readCsv('\uFEFFa,b\r\n"x ""y""","1\n2"\r\n\r\n3,').rows.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['x "y"', '1\n2'],
    ['3', ''],
  ])
  expect(readCsv('name;price\nA;1').rows.map(({ cells }) => cells)).toEqual([
    ['name', 'price'],
    ['A', '1'],
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

test('rows with faults are told by their line, the others are read', () => {
  const { entries, faults } = readProductsFile(
    'name,price,stock\nFilm,10,\n,5,1\n"Two\nlines",x,1\nTape,3,-2\nGlue,4,2',
  )
  expect(entries.map(({ name }) => name)).toEqual(['Film', 'Glue'])
  expect(faults).toEqual([
    'Line 3: the name is empty.',
    'Line 4: the price “x” is not a number of 0 or more.',
    'Line 6: the stock “-2” is not a whole number of 0 or more.',
  ])
})

test.each(['', 'hello', '{}', '[', 'a,b\n1,2', '\u0000\u0001'])('%o holds no list of products', (file) => {
  expect(readProductsFile(file).entries).toEqual([])
  expect(readProductsFile(file).faults).toHaveLength(1)
})

test('an id that stands twice in the file is a fault', () => {
  expect(readProductsFile('id,name,price\n1,A,1\n1,B,2').faults).toEqual(['Line 3: the id “1” stands twice.'])
})

test('a known id takes the place of its product, all else is added, and both can be taken back', () => {
  const imported = [
    { id: '3', name: 'New', price: 1, stock: 0 },
    { id: 'fresh', name: 'Added', price: 2, stock: 0 },
  ]
  const next = withEntries(products, imported)
  expect(next).toHaveLength(6)
  expect(next[2]?.name).toBe('New')
  const later = { id: 'later', name: 'Later', price: 3, stock: 0 }
  expect(withoutImport([...next, later], products, imported)).toEqual([...products, later])
})

test('what a row cannot be is said of that row', () => {
  expect(readProductsFile('name,price,stock\nFilm,10,50,3').faults).toEqual([
    'Line 2: it has more cells than the head.',
  ])
  expect(readProductsFile('name,price\n"A,1\nB,2').faults[0]).toMatch(/^Line 2: a quotation mark/)
  expect(readProductsFile('[{"name":"A","price":null},{"name":"B","price":{"a":1}}]').faults).toEqual([
    'Entry 1: the price “” is not a number of 0 or more.',
    'Entry 2: the price “{"a":1}” is not a number of 0 or more.',
  ])
})

test('a file with semicolons has decimal commas', () => {
  expect(readProductsFile('name;price\nFilm;1,5').entries).toMatchObject([{ name: 'Film', price: 1.5 }])
})
