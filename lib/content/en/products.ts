import { capitalized, detailsOf, formatNumber, listOf, lowered, plural } from '@/lib/content/words'

/** `1 product`, `2,500 products` */
export const countProducts = (count: number) =>
  plural(count, { one: '1 product', other: `${formatNumber(count)} products` })

/** `inSentence` begins a problem; `inChange` comes before a value, which for a price says enough itself. */
export const productFields = {
  name: { label: 'Name', inSentence: 'the name', inChange: '' },
  price: { label: 'Price', inSentence: 'the price', inChange: '' },
  stock: { label: 'Stock', inSentence: 'the stock', inChange: 'stock ' },
}

/** Without a capital and a full stop, because an import puts the line before them. */
export const fieldProblems = {
  empty: (field: string) => `${field} is empty`,
  money: (field: string, text: string) => `${field} “${text}” is not a number of 0 or more`,
  count: (field: string, text: string) => `${field} “${text}” is not a whole number of 0 or more`,
  asSentence: (problem: string) => `${capitalized(problem)}.`,
}

/** Shown while a number is typed. */
export const fieldReadings = {
  readAs: (amount: string) => `Read as ${amount}`,
  not: { money: 'Not a price', count: 'Not a whole number' },
}

/** "Film: $10, stock 3" and "Film: $10 → $12" */
export const describedProduct = (name: string, details: readonly string[]) =>
  details.length === 0 ? name : `${name}: ${detailsOf(details)}`

/** The labels of undoable steps, in the past tense. */
export const productSteps = {
  created: (name: string) => `${name} created`,
  saved: (name: string) => `${name} saved`,
  deleted: (names: string) => `${names} deleted`,
  stockSet: (names: string, stock: string) => `Stock of ${names} set to ${stock}`,
  stockChanged: (names: string, by: string) => `Stock of ${names} changed by ${by}`,
  priceSet: (names: string, price: string) => `Price of ${names} set to ${price}`,
  priceChanged: (names: string, by: string) => `Price of ${names} changed by ${by}`,
  replaced: (change: string) => `This replaces a later change: ${change}`,
  asSentences: (label: string, note?: string) => (note ? `${label}. ${note}.` : `${label}.`),
}

export const adminPage = {
  storage: 'Stored in this browser only.',
  needsScript: 'The product list needs JavaScript, which is off in this browser.',
}

export const productForm = {
  heading: 'New product',
  create: 'Create product',
  /** On page 0 is what the filter hides. */
  created: (name: string, page: number, pages: number) => {
    if (page === 0) return `${name} created, hidden by the filter.`
    return pages === 1 ? `${name} created.` : `${name} created, on page ${formatNumber(page)}.`
  },
  show: 'Show',
}

export const productList = {
  heading: 'Created products',
  import: 'The import',
  /** From the specification. */
  empty: 'There are no products created.',
  firstProduct: 'You only need a name and a price to create the first one.',
}

export const productFiles = {
  region: 'Files',
  input: 'Product file',
  import: 'Import…',
  export: 'Export…',
  file: 'products',
  templateFile: 'products-template',
  /** The headings of a file. */
  columns: { name: 'name', price: 'price', stock: 'stock' },
  template: 'Download a template',
  writers: 'The export',
  tooLarge: (columns: string) =>
    `The file is larger than 5 MB. Split it, or remove columns other than ${columns}.`,
}

/** Why Undo or Redo left some products unchanged. */
export const skippedProducts = (count: number) =>
  plural(count, {
    one: '1 product was changed in another tab and left as it is.',
    other: `${formatNumber(count)} products were changed in another tab and left as they are.`,
  })

/** The template's only row. */
export const exampleProduct = 'Example film, 152 cm'

export const productSheet = {
  bulkBar: 'The actions for the selected products',
  pages: 'The links to the other pages',
  sorted: (column: string, isDescending: boolean) =>
    `Sorted by ${lowered(column)}, ${isDescending ? 'descending' : 'ascending'}.`,
  unsorted: 'In the order of creation.',
  summary: (found: number, all: number, pieces: number, worth: string) =>
    [
      found < all ? `${formatNumber(found)} of ${countProducts(all)}` : countProducts(all),
      plural(pieces, { one: '1 unit', other: `${formatNumber(pieces)} units` }),
      `worth ${worth}`,
    ].join('\u00a0· '),
  noMatch: { before: 'No products match “', after: '”.' },
  noLowStockMatch: { before: 'No products with low stock match “', after: '”.' },
  noLowStock: (limit: number) => `No products have a stock of ${formatNumber(limit)} or less.`,
  showAll: 'Show all products',
}

export const listFilter = {
  search: 'Find by name',
  lowStockOnly: 'Low stock only',
  threshold: 'Low stock threshold',
}

/** The head of the printed list. */
export const paperHead = {
  all: 'All products',
  filter: (filters: readonly string[]) => `Filter: ${listOf(filters)}`,
  term: (term: string) => `“${term}”`,
  lowStock: (limit: number) => `stock of ${formatNumber(limit)} or less`,
}

export const productTable = {
  caption: 'Created products',
  selectPage: 'Select all on this page',
  actions: 'Actions',
}

export const productRow = {
  select: (name: string) => `Select ${name}`,
  low: 'Low',
  none: 'Out of stock',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
}

export const editedRow = {
  fieldOf: (field: string, name: string) => `${field} of ${name}`,
  form: (name: string) => `Edit ${name}`,
  save: 'Save',
  deletedSince: 'Deleted since you started editing. Save creates the product again.',
  changedSince: (change: string) => `Changed since you started editing: ${change}.`,
}

/** Announced after each change of the selection. */
export const selectedRows = (count: number) =>
  count === 0 ? 'No rows selected.' : `${formatNumber(count)} selected.`

export const productPages = {
  label: 'Pages of the list',
  page: 'Page',
  previous: 'Previous',
  next: 'Next',
  more: 'More',
  position: (page: number, pages: number, from: number, to: number) =>
    `Page ${formatNumber(page)} of ${formatNumber(pages)}, products ${formatNumber(from)} to ${formatNumber(to)}`,
}

export const bulkBar = {
  region: 'Selected products',
  selected: (count: number) => `${formatNumber(count)} selected`,
  selectAll: (count: number) => `Select all ${formatNumber(count)}`,
  clear: 'Clear',
  change: 'Price or stock…',
  delete: 'Delete',
}

const prices = (count: number) => plural(count, { one: '1 price', other: `${formatNumber(count)} prices` })

export const bulkActions = {
  setPrice: {
    name: 'Set price to',
    field: 'New price',
    example: '199',
    confirm: (count: number) => `Set ${prices(count)}`,
  },
  changePrice: {
    name: 'Change price by',
    field: 'Amount or percentage',
    example: '+5, −2 or 10%',
    confirm: (count: number) => `Change ${prices(count)}`,
  },
  setStock: {
    name: 'Set stock to',
    field: 'New stock',
    example: '12',
    confirm: (count: number) => `Set the stock of ${countProducts(count)}`,
  },
  addStock: {
    name: 'Add stock',
    field: 'Units to add',
    example: '10 or −3',
    confirm: (count: number) => `Add stock to ${countProducts(count)}`,
  },
}

export const bulkDialog = {
  heading: (count: number) => `Change ${countProducts(count)}`,
  what: 'What to do',
  nothing: 'Nothing changes',
  effect: 'What changes',
  columns: ['Product', 'Now', 'Then'],
  more: (count: number) => `And ${formatNumber(count)} more.`,
  free: (count: number, zero: string) =>
    plural(count, { one: `1 becomes ${zero}.`, other: `${formatNumber(count)} become ${zero}.` }),
}

/** Why a typed change cannot be applied. */
export const bulkReadings = {
  notAnAmount: 'Not an amount or percentage',
  tooLarge: 'The result would be too large',
}
