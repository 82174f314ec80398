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

/** An option is the size or color of a variant, a type tells a variant from its parent, a surcharge is added to its price. */
type Column = FieldKey | 'id' | 'currency' | 'option' | 'type' | 'status' | 'surcharge'

/** The indexes of the recognized columns, the one to prefer first. The stock is the sum of its columns. */
export type Columns = Readonly<Record<Column, readonly number[]>>

/**
 * The headings of Shopify, WooCommerce, Magento, PrestaShop, Square, Etsy, Wix, Squarespace, BigCommerce and of people's
 * own sheets, and the keys of JSON, the preferred ones first. `*` stands for any words: Square adds the place.
 */
const NAMES: Record<Column, string> = {
  id:
    'variant id, id, product id, item id, token, variant sku, sku, product code sku, code, product code, item code, ' +
    'ref, reference, id producto, codigo, cod, referencia, artikelnummer, artikelnr',
  name:
    'title, name, product name, item name, product title, product, item, model, description, ' +
    'titulo, nombre, nombre del producto, producto, articulo, modelo, denominacion, descripcion, ' +
    'namn, produktnamn, produkt, artikel, benamning, produktname, artikelname, artikelbezeichnung, bezeichnung, ' +
    'nom, nom du produit, produit, designation, nome, nome do produto, produto, nome prodotto, prodotto',
  price:
    'variant price, variants price, regular price, price tax incl, price tax included, price tax excl, ' +
    'price tax excluded, price tax excluded or price tax included, price, final price, price amount, unit price, ' +
    'selling price, retail price, list price, rrp, precio normal, precio imp incl, precio imp excl, precio, ' +
    'precio unitario, precio de venta, precio venta, pvp, p v p, tarifa, importe, pris, preis, prix, preco, prezzo, ' +
    'sale price, special price, precio rebajado, precio especial, precio de oferta',
  stock:
    'variant inventory qty, stock on hand, inventory quantity, variants inventory quantity, stock quantity, ' +
    'current stock level, current stock, stock, extension attributes stock item qty, quantity, qty, ' +
    'current quantity*, pieces, pcs, units, inventory, on hand, available, in stock, inventario, existencias, ' +
    'existencia, stock actual, cantidad, unidades, uds, piezas, disponible, disponibles, en stock, ' +
    'lager, lagersaldo, i lager, antal, bestand, menge, anzahl, quantite, quantidade, estoque, quantita, giacenza',
  currency: 'currency, currency code, price currency, moneda, divisa',
  option:
    'variation name, variants title, option1 value+option2 value+option3 value, option value*, ' +
    'product option description*, product option choices*, options, attribute 1 value+attribute 2 value+attribute 3 value',
  type: 'field type, item type, item, product type, type, tipo, tipo de producto',
  status: 'status, published, archived, deleted, estado, publicado, archivado, eliminado',
  surcharge: 'surcharge',
}

/** "Precio (€)", "unit_price USD" and "unitPrice" all match a price. */
export function findColumns(headings: readonly string[], canGuess = true): Columns {
  const byTitle = new Map<string, number[]>()
  for (const [index, heading] of headings.entries())
    for (const title of titlesOf(heading)) {
      const indexes = byTitle.get(title) ?? []
      indexes.push(index)
      byTitle.set(title, indexes)
    }

  const titles = [...byTitle.keys()]
  const indexesOf = (name: string) => {
    const found = name.endsWith('*')
      ? titles.filter((each) => each.startsWith(name.slice(0, -1)))
      : name.split('+')
    return found.flatMap((title) => byTitle.get(title) ?? [])
  }
  const groupsOf = (column: Column) =>
    NAMES[column]
      .split(', ')
      .map((name) => [...new Set(indexesOf(name))])
      .filter((indexes) => indexes.length > 0)
  const find = (column: Column) => [...new Set(groupsOf(column).flat())]
  /** The columns of one name: those of the others say the same in another way. */
  const findOnce = (column: Column) => groupsOf(column)[0] ?? []
  const orGuess = (found: readonly number[], pattern: RegExp) => {
    if (found.length > 0 || !canGuess) return found
    const guess = titles.find((title) => pattern.test(title) && !NEVER_GUESSED.test(title))
    return guess === undefined ? [] : (byTitle.get(guess) ?? []).slice(0, 1)
  }
  return {
    id: find('id'),
    name: find('name'),
    price: orGuess(find('price'), PRICE),
    stock: orGuess(findOnce('stock'), STOCK),
    currency: find('currency'),
    option: findOnce('option'),
    type: find('type'),
    status: find('status'),
    surcharge: find('surcharge'),
  }
}

/** What the heading of a price or a stock contains that is not known by its whole name. */
const PRICE = /price|precio|preis|prezzo|preco|\b(?:pris|prix|prijs|pvp)\b/
const STOCK = /stock|bestand|existencias|inventario|estoque|\b(?:lager|lagersaldo)\b/
const NEVER_GUESSED =
  /alert|cost|compar|sale|precision|unit|total|low|bajo|\b(?:out|old|id)\b|min|max|impact|discount|before|status|type|location|date|currency|moneda|compra|einkauf|inkop|achat/

/** How many of what a table needs a line names. Products that exist are found by an id as well as by a name. */
export function countRequired(headings: readonly string[], canGuess = false): number {
  const { id, name, price, stock } = findColumns(headings, canGuess)
  return Number(name.length + id.length > 0) + Number(price.length + stock.length > 0)
}

export const isHead = (headings: readonly string[]) => countRequired(headings) === 2

/** Puts the chosen columns in front: an empty price is still taken from the other ones. */
export function chooseColumns(found: Columns, key: FieldKey, chosen: readonly number[]): readonly number[] {
  if (key !== 'price' || chosen.length === 0) return chosen
  return [...chosen, ...found.price.filter((each) => !chosen.includes(each))]
}

/** With and without what is in brackets. */
function titlesOf(heading: string): ReadonlySet<string> {
  // Spreadsheets may end a line with thousands of empty cells.
  // Stryker disable next-line ConditionalExpression,MethodExpression: it is only faster
  if (heading.trim() === '') return new Set()
  const name = heading.replace(currencyWord(heading) ?? '', ' ')
  return new Set([wordsOf(name), wordsOf(name.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' '))])
}

function wordsOf(name: string): string {
  const spaced = name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replace(/[^\p{L}\p{N}]+/gu, ' ')
  return foldText(spaced).replace(/ (?:usd|eur|euros|gbp|mxn)$/, '')
}
