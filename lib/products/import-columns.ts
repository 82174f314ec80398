import { foldText } from '@/lib/parsing/fold-text'
import { type CsvRow, HEAD_WITHIN } from './csv'
import { currencyWord } from './import-currency'
import { FIELDS, type FieldKey } from './product'

export type Column = FieldKey | 'id' | 'currency'
export type Columns = Partial<Record<Column, number>>

/** Further names in English and Spanish. If a file has several names of a column, the first one listed here wins. */
const NAMES: Record<Column, string> = {
  id: 'product id, item id, sku, code, product code, item code, ref, reference, id producto, codigo, cod, referencia',
  name:
    'product name, item name, product, item, title, model, description, ' +
    'nombre, nombre del producto, producto, articulo, titulo, modelo, denominacion, descripcion',
  price:
    'unit price, selling price, sale price, retail price, list price, rrp, ' +
    'precio, precio unitario, precio de venta, precio venta, pvp, p v p, tarifa, importe',
  stock:
    'in stock, stock quantity, quantity, qty, pieces, pcs, units, inventory, on hand, available, ' +
    'existencias, existencia, stock actual, en stock, cantidad, unidades, uds, piezas, inventario, disponible, disponibles',
  currency: 'currency code, moneda, divisa',
}

const COLUMNS: readonly Column[] = ['id', ...FIELDS.map(({ key }) => key), 'currency']

/** Returns the index of each column. "Precio (€)" and "unit_price USD" both match the price. */
export function findColumns(head: readonly string[]): Columns {
  // Each different cell once: a spreadsheet may end a line with thousands of empty ones.
  const titles = new Set(Array.from(new Set(head), titleOf))
  const found: Columns = {}
  for (const column of COLUMNS) {
    const name = [column.toLowerCase(), ...NAMES[column].split(', ')].find((each) => titles.has(each))
    if (name !== undefined) found[column] = head.findIndex((cell) => titleOf(cell) === name)
  }
  return found
}

function titleOf(cell: string): string {
  const name = cell.replace(currencyWord(cell) ?? '', ' ').replace(/\([^()]*\)/g, ' ')
  const words = foldText(name.replace(/[^\p{L}\p{N}]+/gu, ' '))
  return words.replace(/ (?:usd|eur|euros|gbp|mxn)$/, '')
}

export type Head = { index: number; line: number; cells: readonly string[]; columns: Columns }

function countRequired(cells: readonly string[]): number {
  const { name, price } = findColumns(cells)
  return [name, price].filter((column) => column !== undefined).length
}

export const isHead = (cells: readonly string[]) => countRequired(cells) === 2

/** Finds the line that names the columns; otherwise the one that names some of them, or the first. */
export function findHead(rows: readonly CsvRow[]): Head {
  const near = rows.filter(({ line }) => line <= HEAD_WITHIN)
  const row =
    near.find(({ cells }) => isHead(cells)) ?? near.find(({ cells }) => countRequired(cells) > 0) ?? rows[0]
  const cells = row?.cells ?? []
  return { index: row ? rows.indexOf(row) : 0, line: row?.line ?? 1, cells, columns: findColumns(cells) }
}
