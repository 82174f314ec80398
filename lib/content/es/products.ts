import { capitalized, formatNumber, listOf, plural } from '@/lib/content/words'

/** `1 producto`, `2,500 productos` */
export const countProducts = (count: number) =>
  plural(count, { one: '1 producto', other: `${formatNumber(count)} productos` })

/** `inSentence` is part of a problem; `inChange` comes before a value, which for a price says enough itself. */
export const productFields = {
  name: { label: 'Nombre', inSentence: 'el nombre', inChange: '' },
  price: { label: 'Precio', inSentence: 'el precio', inChange: '' },
  stock: { label: 'Existencias', inSentence: 'las existencias', inChange: 'existencias ' },
}

/** Without a capital and a full stop, because an import puts the line before them. */
export const fieldProblems = {
  empty: (field: string) => `falta ${field}`,
  money: (field: string, text: string) => `«${text}» no sirve para ${field}: debe ser un número de 0 o más`,
  count: (field: string, text: string) =>
    `«${text}» no sirve para ${field}: debe ser un número entero de 0 o más`,
  asSentence: (problem: string) => `${capitalized(problem)}.`,
}

/** Shown while a number is typed. */
export const fieldReadings = {
  readAs: (amount: string) => `Se lee como ${amount}`,
  not: { money: 'No es un precio', count: 'No es un número entero' },
}

/** `Película: USD 10, existencias 3` and `Película: USD 10 → USD 12` */
export const describedProduct = (name: string, details: readonly string[]) =>
  details.length === 0 ? name : `${name}: ${details.join(', ')}`

/** The labels of undoable steps: nouns, which fit one product and several. */
export const productSteps = {
  created: (name: string) => `Creación de ${name}`,
  saved: (name: string) => `Cambio en ${name}`,
  deleted: (names: string) => `Eliminación de ${names}`,
  stockSet: (names: string, stock: string) => `Existencias de ${names}: ${stock}`,
  stockChanged: (names: string, by: string) => `Existencias de ${names}: ${by}`,
  priceSet: (names: string, price: string) => `Precio de ${names}: ${price}`,
  priceChanged: (names: string, by: string) => `Precio de ${names}: ${by}`,
  replaced: (change: string) => `Reemplaza un cambio posterior: ${change}`,
  asSentences: (label: string, note?: string) => (note ? `${label}. ${note}.` : `${label}.`),
}

export const adminPage = {
  storage: 'Se guarda solo en este navegador.',
  needsScript: 'La lista de productos necesita JavaScript, que está desactivado en este navegador.',
}

export const productForm = {
  heading: 'Nuevo producto',
  create: 'Crear producto',
  created: (name: string, page: number, pages: number) => {
    if (page === 0) return `Creado, pero oculto por el filtro: ${name}.`
    return pages === 1 ? `Creado: ${name}.` : `Creado en la página ${formatNumber(page)}: ${name}.`
  },
  show: 'Mostrar',
}

export const productList = {
  heading: 'Productos creados',
  import: 'Importación',
  empty: 'No hay productos creados.',
  firstProduct: 'Para crear el primero bastan un nombre y un precio.',
}

export const productFiles = {
  region: 'Archivos',
  input: 'Archivo de productos',
  import: 'Importar…',
  export: 'Exportar…',
  file: 'productos',
  templateFile: 'plantilla-de-productos',
  /** The headings of a file. */
  columns: { name: 'nombre', price: 'precio', stock: 'existencias' },
  template: 'Descargar una plantilla',
  writers: 'Exportación',
  tooLarge: (columns: string) =>
    `El archivo pesa más de 5 MB. Divídelo, o deja solo estas columnas: ${columns}.`,
}

/** Why Undo or Redo left some products unchanged. */
export const skippedProducts = (count: number) =>
  plural(count, {
    one: '1 producto cambió en otra pestaña y queda como está.',
    other: `${formatNumber(count)} productos cambiaron en otra pestaña y quedan como están.`,
  })

/** The template's only row. */
export const exampleProduct = 'Película de ejemplo, 152 cm'

export const productSheet = {
  bulkBar: 'Acciones para los productos seleccionados',
  pages: 'Enlaces a las demás páginas',
  sorted: (column: string, isDescending: boolean) =>
    `Por ${column.toLowerCase()}, en orden ${isDescending ? 'descendente' : 'ascendente'}.`,
  unsorted: 'En el orden en que se crearon.',
  summary: (found: number, all: number, pieces: number, worth: string) =>
    [
      found < all ? `${formatNumber(found)} de ${countProducts(all)}` : countProducts(all),
      plural(pieces, { one: '1 unidad', other: `${formatNumber(pieces)} unidades` }),
      `valor ${worth}`,
    ].join('\u00a0· '),
  noMatch: { before: 'Ningún producto coincide con «', after: '».' },
  noLowStockMatch: { before: 'Ningún producto con pocas existencias coincide con «', after: '».' },
  noLowStock: (limit: number) =>
    plural(limit, {
      one: 'Ningún producto tiene 1 unidad o menos.',
      other: `Ningún producto tiene ${formatNumber(limit)} unidades o menos.`,
    }),
  showAll: 'Ver todos los productos',
}

export const listFilter = {
  search: 'Buscar por nombre',
  lowStockOnly: 'Solo con pocas existencias',
  threshold: 'Pocas existencias: hasta',
}

/** The head of the printed list. */
export const paperHead = {
  all: 'Todos los productos',
  filter: (filters: readonly string[]) => `Filtro: ${listOf(filters)}`,
  term: (term: string) => `«${term}»`,
  lowStock: (limit: number) => `existencias de ${formatNumber(limit)} o menos`,
}

export const productTable = {
  caption: 'Productos creados',
  selectPage: 'Seleccionar todos los de esta página',
  actions: 'Acciones',
}

export const productRow = {
  select: (name: string) => `Seleccionar ${name}`,
  low: 'Pocas',
  none: 'Agotado',
  edit: 'Editar',
  editOf: (name: string) => `Editar ${name}`,
  delete: 'Eliminar',
  deleteOf: (name: string) => `Eliminar ${name}`,
}

export const editedRow = {
  fieldOf: (field: string, name: string) => `${field} de ${name}`,
  form: (name: string) => `Editar ${name}`,
  save: 'Guardar',
  deletedSince: 'Eliminado desde que empezaste a editar. Si guardas, el producto se crea de nuevo.',
  changedSince: (change: string) => `Cambios desde que empezaste a editar: ${change}.`,
}

/** Announced after each change of the selection. */
export const selectedRows = (count: number) =>
  count === 0 ? 'Ninguna fila seleccionada.' : `Filas seleccionadas: ${formatNumber(count)}.`

export const productPages = {
  label: 'Páginas de la lista',
  page: 'Página',
  previous: 'Anterior',
  next: 'Siguiente',
  more: 'Más',
  position: (page: number, pages: number, from: number, to: number) =>
    `Página ${formatNumber(page)} de ${formatNumber(pages)}, productos ${formatNumber(from)} a ${formatNumber(to)}`,
}

export const bulkBar = {
  region: 'Productos seleccionados',
  selected: (count: number) => `Seleccionados: ${formatNumber(count)}`,
  selectAll: (count: number) => `Seleccionar todos (${formatNumber(count)})`,
  clear: 'Quitar la selección',
  change: 'Precio o existencias…',
  delete: 'Eliminar',
}

const prices = (count: number) => plural(count, { one: '1 precio', other: `${formatNumber(count)} precios` })

export const bulkActions = {
  setPrice: {
    name: 'Fijar el precio en',
    field: 'Precio nuevo',
    example: '199',
    confirm: (count: number) => `Fijar ${prices(count)}`,
  },
  changePrice: {
    name: 'Cambiar el precio en',
    field: 'Monto o porcentaje',
    example: '+5, −2 o 10%',
    confirm: (count: number) => `Cambiar ${prices(count)}`,
  },
  setStock: {
    name: 'Fijar las existencias en',
    field: 'Existencias nuevas',
    example: '12',
    confirm: (count: number) => `Fijar las existencias de ${countProducts(count)}`,
  },
  addStock: {
    name: 'Agregar existencias',
    field: 'Unidades que se agregan',
    example: '10 o −3',
    confirm: (count: number) => `Agregar existencias a ${countProducts(count)}`,
  },
}

export const bulkDialog = {
  heading: (count: number) => `Cambiar ${countProducts(count)}`,
  what: 'Qué hacer',
  nothing: 'No cambia nada',
  effect: 'Qué cambia',
  columns: ['Producto', 'Ahora', 'Después'],
  more: (count: number) => `Y ${formatNumber(count)} más.`,
  free: (count: number, zero: string) =>
    plural(count, { one: `1 pasa a ${zero}.`, other: `${formatNumber(count)} pasan a ${zero}.` }),
}

/** Why a typed change cannot be applied. */
export const bulkReadings = {
  notAnAmount: 'No es un monto ni un porcentaje',
  tooLarge: 'El resultado sería demasiado alto',
}
