import fc from 'fast-check'
import { readCsv, writeCsv } from './csv'
import { chooseColumn, findColumns } from './import-columns'
import { rowsOf } from './import-rows'
import { plan, problemOf, readingOf } from './test-import'

/** The headings are those of the shops' exports, the products are invented. */
const FILES: Record<string, string> = {
  Shopify: `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Cost per item,Status
gloss,PPF gloss,<p>Clear</p>,Tersa,Film,"ppf,clear",TRUE,Width,61 cm,Finish,Gloss,,900,12,189.00,209.00,https://shop.example/1.jpg,90,active
gloss,,,,,,,,152 cm,,Gloss,,2100,-3,420.00,,https://shop.example/2.jpg,210,
gloss,,,,,,,,,,,,,,,,https://shop.example/3.jpg,,
tape,Edge tape,,Tersa,Tool,,TRUE,Title,Default Title,,,,50,30,6.50,,,2,active`,
  'Shopify today': `Title,URL handle,Description,Vendor,Status,SKU,Option1 name,Option1 value,Option2 value,Price,Compare-at price,Inventory quantity,Price / International
PPF gloss,gloss,Clear,Tersa,active,,Width,61 cm,Gloss,189.00,,12,
,gloss,,,,,,152 cm,Gloss,420.00,,-3,
Edge tape,tape,,Tersa,active,,Title,Default Title,,6.50,,30,`,
  WooCommerce: `Type,Name,Published,Is featured?,Short description,Description,Tax status,In stock?,Stock,Low stock amount,Weight (kg),Sale price,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)
simple,PPF gloss,1,0,Clear,Clear film,taxable,1,12,2,0.9,,189,Film,,,
variable,PPF family,1,0,,,taxable,1,,,,,,Film,,Width,"61 cm, 152 cm"
variation,PPF gloss – 152 cm / Gloss,1,0,,,taxable,0,-3,,2.1,400,420,,id:2,Width,152 cm
simple,Edge tape,1,0,,,taxable,1,30,,,6.5,,Tool,,,`,
  'WooCommerce in Spanish': `Tipo;GTIN, UPC, EAN o ISBN;Nombre;Publicado;Descripción;Día en que empieza el precio rebajado;¿Existencias?;Inventario;Cantidad de bajo inventario;Precio rebajado;Precio normal;Categorías
simple;;PPF gloss;1;Transparente;;1;12;2;;189;Láminas
variable;;PPF family;1;;;1;;;;;
variation;;PPF gloss – 152 cm / Gloss;1;;;0;-3;;400;420;
simple;;Edge tape;1;;;1;30;;6,5;;`,
  Magento: `attribute_set_code,product_type,product_websites,name,description,weight,price,special_price,url_key,qty,out_of_stock_qty,is_in_stock,additional_images
Default,simple,base,PPF gloss,Clear,0.9,189.000000,,gloss,12.0000,0,1,
Default,configurable,base,PPF family,,,,,family,0.0000,0,1,
Default,simple,base,PPF gloss – 152 cm / Gloss,,2.1,420.000000,400.00,gloss-152,-3.0000,0,0,
Default,simple,base,Edge tape,,,,6.50,tape,30.0000,0,1,`,
  PrestaShop: `Active (0/1);Name *;Categories (x,y,z...);Price tax excluded or Price tax included;Tax rules ID;Wholesale price;On sale (0/1);Supplier;Weight;Quantity;Minimal quantity;Description
1;PPF gloss;Film;189,00;1;90;0;Tersa;0,9;12;1;Clear
1;PPF gloss – 152 cm / Gloss;Film;420,00;1;210;0;Tersa;2,1;-3;1;
1;Edge tape;Tool;6,50;1;2;0;Tersa;;30;1;`,
  Square: `Token,Item Name,Variation Name,Description,Category,GTIN,Price,Option Name 1,Option Value 1,Enabled Main Street,Current Quantity Main Street,New Quantity Main Street,Stock Alert Enabled Main Street,Stock Alert Count Main Street
A1,PPF gloss,Regular,Clear,Film,,$189.00,,,Y,12,,Y,2
A2,PPF gloss,152 cm / Gloss,Clear,Film,,$420.00,Width,152 cm,Y,-3,,,
A3,Edge tape,Regular,,Tool,,$6.50,,,Y,30,,,`,
  Etsy: `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES
PPF gloss,Clear,189.00,USD,12,film,TPU,https://shop.example/1.jpg,,,
PPF gloss – 152 cm / Gloss,,420.00,USD,-3,film,TPU,,,,
Edge tape,,6.50,USD,30,,,,,,`,
}

const named = Object.entries(FILES)
const PRODUCTS = ['PPF gloss 189 12', 'PPF gloss – 152 cm / Gloss 420 0', 'Edge tape 6.5 30']

async function imported(text: string) {
  const { added } = await plan(text)
  return added.map(({ name, price, stock }) => `${name} ${price} ${stock}`)
}

test.each(named)('a file of %s is imported as it is', async (_shop, text) => {
  expect(await imported(text)).toEqual(PRODUCTS)
  expect(await plan(text)).toMatchObject({ oversold: [{ text: expect.stringMatching(/^-3/) }] })
})

test.each(named)('the columns of %s may have any order, and others may be missing', async (_shop, text) => {
  const { rows } = readCsv(text)
  const [head = [], ...lines] = rows.map(({ cells }) => cells)
  const needed = new Set(Object.values(findColumns(head)).flat())
  const extras = [...head.keys()].filter((column) => !needed.has(column))
  const orders = fc
    .subarray(extras)
    .chain((kept) => fc.shuffledSubarray([...needed, ...kept], { minLength: needed.size + kept.length }))
  const hasAll = fc.asyncProperty(orders, async (order) => {
    const cells = [head, ...lines].map((line) => order.map((column) => line[column] ?? ''))
    // Negative numbers are not formulas here.
    expect(await imported(writeCsv(cells).replaceAll("'-", '-'))).toEqual(PRODUCTS)
  })
  await fc.assert(hasAll, { numRuns: 50, seed: 7 })
})

const woo = (name: string, regular_price: string, stock_quantity: number) => {
  return { name, price: '150', regular_price, sale_price: '150', stock_quantity, images: [{ src: 'a' }] }
}
const variant = (id: number, title: string, price: string, inventory_quantity: number) => {
  return { id, title, price, inventory_quantity }
}
const gloss = [variant(11, '61 cm', '189.00', 12), variant(12, '152 cm / Gloss', '420.00', -3)]
const shopify = {
  products: [
    { id: 1, title: 'PPF gloss', variants: gloss },
    { id: 2, title: 'Edge tape', variants: [variant(21, 'Default Title', '6.50', 30)] },
  ],
}
const inMagento = (name: string, price: number, qty: number) => {
  return { sku: name, name, price, extension_attributes: { stock_item: { qty } } }
}
const magento = { items: [inMagento('PPF gloss', 189, 12), inMagento('Edge tape', 6.5, 30)], total_count: 2 }
const two = [
  { name: 'PPF gloss', price: '189.00', stock: 12 },
  { name: 'Edge tape', price: 6.5, stock: 30 },
]

test.each([
  ['a list', JSON.stringify(two)],
  ['“products”', JSON.stringify({ products: two })],
  ['“data” inside “data”', JSON.stringify({ data: { items: two } })],
  ['lines', `${two.map((each) => JSON.stringify(each)).join('\r\n \r\n')}\n`],
  ['WooCommerce', JSON.stringify([woo('PPF gloss', '189', 12), woo('Edge tape', '6.50', 30)])],
  ['Magento', JSON.stringify(magento)],
])('JSON with %s has the same names for its keys', async (_kind, text) => {
  expect(await imported(text)).toEqual([PRODUCTS[0], PRODUCTS[2]])
})

test('JSON of Shopify has a product for each variant', async () => {
  expect(await imported(JSON.stringify(shopify))).toEqual(PRODUCTS)
  const { added, oversold } = await plan(JSON.stringify(shopify))
  expect(oversold).toEqual([{ where: 'Entry 1.2', text: '-3' }])
  expect(added.map(({ id }) => id)).toEqual(['11', '12', '2'])
})

test('the values inside of others are columns, five levels deep', () => {
  const deep = { g: { h: { i: { j: 4, k: { l: 5 } } } } }
  const json = { name: 'A', price: 1, b: { c: 2 }, d: [{ e: 3 }], f: deep }
  expect(readingOf(JSON.stringify([json])).headings).toEqual(['name', 'price', 'b.c', 'd[].e', 'f.g.h.i.j'])
})

test('a chosen column comes first, and prices are still taken from the others', () => {
  const columns = findColumns(['Sale price', 'Price', 'Stock', 'Cost'])
  expect(chooseColumn(columns, 'price', 3)).toEqual([3, 1, 0])
  expect(chooseColumn(columns, 'price', 0)).toEqual([0, 1])
  expect([chooseColumn(columns, 'stock', 3), chooseColumn(columns, 'stock', null)]).toEqual([[3], []])
})

test('variants are named after the product above them', async () => {
  const { added } = await plan('Title,Option1 Value,Price\n,Red,1\nA,Red,1\n,,5\n,Blue,2\nB,Blue,3')
  expect(added.map(({ name }) => name)).toEqual(['A', 'A – Blue', 'B'])
})

test('a parent of variations and a row without name and price are skipped with that reason', async () => {
  const reasons = async (shop: string) =>
    (await plan(FILES[shop] ?? '')).skipped.map(({ problem }) => problem)
  expect(await reasons('WooCommerce')).toEqual(['it is the parent of variations and has no price'])
  expect(await reasons('Magento')).toEqual(['it is the parent of variations and has no price'])
  expect(await reasons('Shopify')).toEqual(['it has neither a name nor a price'])
})

test.each([
  ['PPF gloss;189\nEdge tape;6,50', ['', ''], 2],
  ['Bezeichnung;Kosten\nPPF gloss;189', ['', ''], 1],
  ['Nombre;Coste\nA;x', ['Nombre', 'Coste'], 1],
  ['Nombre;\nA;x', ['Nombre', ''], 1],
  ['Price list\n\nname;cost\nA;1', ['name', 'cost'], 1],
])('of %j the columns are left to be chosen', (text, headings, lines) => {
  const table = readingOf(text)
  expect(table.headings).toEqual(headings)
  expect(table.columns.price).toEqual([])
  expect(rowsOf(table, table.columns)).toHaveLength(table.lines.length)
  expect(rowsOf(table, { ...table.columns, price: [1] })).toHaveLength(lines)
})

test.each([
  'Dear shop,\nplease send me\nthe list of your products, with prices.\nThank you',
  '<!doctype html><table><tr><td>name;price</td></tr></table>',
  '{\\rtf1 name;price}',
  'name',
])('%j is refused, because it is no table', (text) => {
  expect(problemOf(text)).toMatch(/^The file is not a table: /)
})
