import { foldText } from '@/lib/parsing/fold-text'
import type { Separator } from './csv'
import { currencyWord } from './import-currency'
import type { FieldKey } from './product'

/** A file as a table, before anything is known about what its columns mean. */
export type Table = {
  /** Empty where the file names no columns; the first line may be a product then, or say the names. */
  headings: readonly string[]
  lines: readonly Line[]
  /** As the headings tell. */
  columns: Columns
  separator: Separator | null
  notes: readonly string[]
}

/** The cells are text, or any value of JSON. */
export type Line = { where: string; cells: readonly unknown[]; problem: string | null }

export type ImportFailure = { problem: string }

/** An option is the size or color of a variant, a type tells a parent of variants. */
type Column = FieldKey | 'id' | 'currency' | 'option' | 'type'

/** The indexes of the recognized columns, the one to prefer first. */
export type Columns = Readonly<Record<Column, readonly number[]>>

/**
 * The headings of Shopify, WooCommerce, Magento, PrestaShop, Square, Etsy and of people's own sheets, in English and
 * Spanish, and the keys of JSON, the preferred ones first. `*` stands for any words: Square adds the place.
 */
const NAMES: Record<Column, string> = {
  id:
    'id, product id, item id, variant sku, sku, code, product code, item code, ref, reference, ' +
    'id producto, codigo, cod, referencia',
  name:
    'title, name, product name, item name, product title, product, item, model, description, ' +
    'titulo, nombre, nombre del producto, producto, articulo, modelo, denominacion, descripcion',
  price:
    'variant price, variants price, regular price, price tax incl, price tax included, price tax excl, ' +
    'price tax excluded, price tax excluded or price tax included, price, final price, price amount, unit price, ' +
    'selling price, retail price, list price, rrp, precio normal, precio imp incl, precio imp excl, precio, ' +
    'precio unitario, precio de venta, precio venta, pvp, p v p, tarifa, importe, sale price, special price, precio rebajado, precio especial, precio de oferta',
  stock:
    'variant inventory qty, stock on hand, inventory quantity, variants inventory quantity, stock quantity, stock, ' +
    'extension attributes stock item qty, quantity, qty, current quantity*, pieces, pcs, units, inventory, on hand, ' +
    'available, in stock, inventario, existencias, existencia, stock actual, cantidad, unidades, uds, piezas, ' +
    'disponible, disponibles, en stock',
  currency: 'currency, currency code, price currency, moneda, divisa',
  option: 'option1 value, option2 value, option3 value, variation name, variants title',
  type: 'type, product type, tipo, tipo de producto',
}

/** "Precio (€)", "unit_price USD" and "unitPrice" all match a price. */
export function findColumns(headings: readonly string[]): Columns {
  const byTitle = new Map<string, number[]>()
  for (const [index, heading] of headings.entries())
    for (const title of titlesOf(heading)) {
      const indexes = byTitle.get(title) ?? []
      indexes.push(index)
      byTitle.set(title, indexes)
    }

  const titles = [...byTitle.keys()]
  const indexesOf = (name: string) => {
    const found = name.endsWith('*') ? titles.filter((each) => each.startsWith(name.slice(0, -1))) : [name]
    return found.flatMap((title) => byTitle.get(title) ?? [])
  }
  const find = (column: Column) => [...new Set(NAMES[column].split(', ').flatMap(indexesOf))]
  return {
    id: find('id'),
    name: find('name'),
    price: find('price'),
    stock: find('stock'),
    currency: find('currency'),
    option: find('option'),
    type: find('type'),
  }
}

/** How many of the required columns a line names. */
export function countRequired(headings: readonly string[]): number {
  const { name, price } = findColumns(headings)
  return Math.min(1, name.length) + Math.min(1, price.length)
}

export const isHead = (headings: readonly string[]) => countRequired(headings) === 2

/** Puts the chosen column in front: an empty price is still taken from the other ones. */
export function chooseColumn(found: Columns, key: FieldKey, index: number | null): readonly number[] {
  if (index === null) return []
  return key === 'price' ? [index, ...found.price.filter((each) => each !== index)] : [index]
}

/** With and without what is in brackets. */
function titlesOf(heading: string): ReadonlySet<string> {
  // Spreadsheets may end a line with thousands of empty cells.
  // Stryker disable next-line ConditionalExpression,MethodExpression: it is only faster
  if (heading.trim() === '') return new Set()
  const name = heading.replace(currencyWord(heading) ?? '', ' ')
  return new Set([wordsOf(name), wordsOf(name.replace(/\([^()]*\)/g, ' '))])
}

function wordsOf(name: string): string {
  const spaced = name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replace(/[^\p{L}\p{N}]+/gu, ' ')
  return foldText(spaced).replace(/ (?:usd|eur|euros|gbp|mxn)$/, '')
}
