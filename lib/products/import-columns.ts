import { foldText } from '@/lib/parsing/fold-text'

export type Field = 'id' | 'name' | 'price' | 'stock'

/** What spreadsheets call the columns, in English and Spanish; of two in the same file the earlier one here counts. */
const NAMES: Record<Field, string> = {
  id: 'id, product id, item id, sku, code, product code, item code, ref, reference, id producto, codigo, cod, referencia',
  name:
    'name, product name, item name, product, item, title, model, description, ' +
    'nombre, nombre del producto, producto, articulo, titulo, modelo, denominacion, descripcion',
  price:
    'price, unit price, selling price, sale price, retail price, list price, rrp, ' +
    'precio, precio unitario, precio de venta, precio venta, pvp, p v p, tarifa, importe',
  stock:
    'stock, in stock, stock quantity, quantity, qty, pieces, pcs, units, inventory, on hand, available, ' +
    'existencias, existencia, stock actual, en stock, cantidad, unidades, uds, piezas, inventario, disponible, disponibles',
}

const FIELDS: readonly Field[] = ['id', 'name', 'price', 'stock']

/** The place of each column, whatever their order: "Precio (€)" and "unit_price USD" are prices. */
export function findColumns(head: readonly string[]): Partial<Record<Field, number>> {
  const titles = head.map(titleOf)
  const found: Partial<Record<Field, number>> = {}
  for (const field of FIELDS) {
    const name = NAMES[field].split(', ').find((each) => titles.includes(each))
    if (name !== undefined) found[field] = titles.indexOf(name)
  }
  return found
}

function titleOf(cell: string): string {
  const words = foldText(cell.replace(/\([^)]*\)/g, ' ').replace(/[^\p{L}\p{N}]+/gu, ' '))
  return words.replace(/ (?:usd|eur|euros|gbp|mxn)$/, '')
}
