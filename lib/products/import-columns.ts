import { foldText } from '@/lib/parsing/fold-text'

export type Field = 'id' | 'name' | 'price' | 'stock'

/** What spreadsheets call the columns, in English and Spanish. */
const NAMES: Record<Field, readonly string[]> = {
  id: ['id', 'sku', 'code', 'codigo', 'ref', 'reference', 'referencia'],
  name: ['name', 'product', 'product name', 'title', 'item', 'nombre', 'producto', 'articulo', 'titulo'],
  price: ['price', 'unit price', 'precio', 'precio unitario', 'pvp', 'importe'],
  stock: ['stock', 'quantity', 'qty', 'pieces', 'units', 'inventory', 'in stock'].concat([
    'existencias',
    'cantidad',
    'unidades',
    'piezas',
    'inventario',
  ]),
}

const FIELDS: readonly Field[] = ['id', 'name', 'price', 'stock']

/** The place of each column, whatever their order: "Precio (€)" is the price. */
export function findColumns(head: readonly string[]): Partial<Record<Field, number>> {
  const titles = head.map((cell) => foldText(cell.replace(/\([^)]*\)|\p{Sc}/gu, ' ')))
  const found: Partial<Record<Field, number>> = {}
  for (const field of FIELDS) {
    const place = titles.findIndex((title) => NAMES[field].includes(title))
    if (place !== -1) found[field] = place
  }
  return found
}
