import { countProducts } from '@/lib/content/products'
import { formatNumber, listOf, plural } from '@/lib/content/words'

const rows = (count: number) => plural(count, { one: '1 row', other: `${formatNumber(count)} rows` })

export const importDialog = {
  heading: (file: string) => `Import ${file}`,
  nothing: 'Nothing to import',
  confirm: (count: number) => `Import ${countProducts(count)}`,
  imported: (count: number) => `${countProducts(count)} imported`,
  undoUntil: 'You can undo this until you reload or close the page',
}

export const importPreview = {
  reading: (done: number, total: number) =>
    `Reading the file: ${formatNumber(done)} of ${formatNumber(total)} rows`,
  summary: (added: number, changed: number, unchanged: number, skipped: number) =>
    `${formatNumber(added)} new, ${formatNumber(changed)} changed, ${formatNumber(unchanged)} unchanged, ` +
    `${formatNumber(skipped)} skipped`,
  /** Under the four figures. */
  counts: ['new', 'changed', 'unchanged', 'skipped'],
  decimals: 'Decimals are written with',
  decimalSigns: {
    '.': 'a point: 12.500 is twelve and a half',
    ',': 'a comma: 12.500 is twelve thousand five hundred',
  },
  ambiguous: (count: number) =>
    plural(count, {
      one: '1 price that could be read in two ways',
      other: `${formatNumber(count)} prices that could be read in two ways`,
    }),
  readAs: (where: string, text: string, price: string) => `${where}: “${text}” is read as ${price}`,
  oversold: (count: number) => `Stock below 0, imported as 0: ${countProducts(count)}`,
  oversoldAt: (where: string, text: string) => `${where}: ${text} becomes 0`,
  noStock: (count: number) => `Stock not given: ${countProducts(count)}`,
  noStockAt: (where: string, text: string, isNew: boolean) =>
    `${where}: ${text === '' ? 'empty' : `“${text}”`}, ${isNew ? 'becomes 0' : 'stays as it is'}`,
  leftOut: (count: number) =>
    plural(count, {
      one: '1 row left out: check it to import it',
      other: `${formatNumber(count)} rows left out: check those to import`,
    }),
  leftOutAt: (where: string, name: string, reason: string) => `${where}: ${name || 'no name'} (${reason})`,
  skipped: (count: number) =>
    plural(count, { one: '1 skipped row', other: `${formatNumber(count)} skipped rows` }),
  problem: (where: string, problem: string) => `${where}: ${problem}.`,
  changes: (count: number) =>
    plural(count, { one: '1 changed product', other: `${formatNumber(count)} changed products` }),
  newProducts: (count: number) =>
    plural(count, { one: '1 new product', other: `${formatNumber(count)} new products` }),
}

export const importColumns = {
  heading: 'Match the columns',
  notInFile: 'Not in this file',
  /** For a column without a name. */
  numbered: (number: number) => `Column ${number}`,
  firstLines: 'The first lines of the file',
  sumOf: (count: number) => `Sum of ${formatNumber(count)} columns`,
  summed: (columns: readonly string[]) => `The stock is the sum of ${listOf(columns)}.`,
  choose: (field: string) => `Choose the column with ${field}.`,
  noStockValues: '0 for every new product',
  noPrice: 'No price column was found.',
  onlyExisting: 'Only products that you have already are updated. The other rows change nothing.',
  noStock: 'No stock column was found.',
  stockIsZero: (count: number) =>
    `Stock will be 0 for ${countProducts(count)}. Choose a column above if the file has one.`,
  stockIsKept: 'The products keep their stock.',
}

export const importCurrencies = {
  inFile: (counts: readonly (readonly [string, number])[]) => {
    const names = listOf(counts.map(([sign, count]) => `${sign} (${rows(count)})`))
    return plural(counts.length, {
      one: `Currency in the file: ${names}.`,
      other: `Currencies in the file: ${names}.`,
    })
  },
  notConverted: (shop: string, others: readonly string[]) =>
    `The shop’s prices are in ${shop}. Amounts in ${listOf(others)} are imported as they are, without conversion.`,
  foreign: (count: number) =>
    plural(count, {
      one: '1 price in another currency',
      other: `${formatNumber(count)} prices in another currency`,
    }),
  becomes: (where: string, text: string, price: string) => `${where}: “${text}” becomes ${price}`,
}

const saveAsCsv = 'Save the sheet as CSV (in Excel: “CSV UTF-8”) and import that file.'

/** Why a file cannot be imported. */
export const fileProblems = {
  unreadable: (file: string) => `“${file}” could not be read. Choose it again.`,
  workbook: (file: string) => `“${file}” is a workbook. ${saveAsCsv}`,
  pdf: (file: string) => `“${file}” is a PDF. ${saveAsCsv}`,
  pictureOrVideo: (file: string) => `“${file}” is a picture or a video. Choose a CSV or JSON file.`,
  notText: (file: string) => `“${file}” is not a text file. ${saveAsCsv}`,
  empty: 'The file is empty. Export it again, or choose another one.',
  invalidJson: 'The file begins like JSON but is not valid. Export it again.',
  noList:
    'The JSON file must be a list of products, [{ "name": "…", "price": 1 }], or have one in “products”, “items”, or “data”.',
  noTable:
    'The file is not a table: its lines have no columns that are separated by commas, semicolons, or tabs. ' +
    saveAsCsv,
}

export const fileNotes = {
  utf16:
    'The file is in UTF-16, which Excel calls “Unicode Text”. It has been converted; “CSV UTF-8” is the safer choice.',
  head: (line: number) => `The column names are on line ${line}. The lines above it were skipped.`,
  noProducts: 'There are no products in this file.',
}

export const importRows = {
  line: (number: number) => `Line ${number}`,
  entry: (number: string) => `Entry ${number}`,
}

/** Why a row is skipped. Without a capital and a full stop, because the line comes before them. */
export const rowProblems = {
  unclosedQuote: 'a quotation mark opens here and is never closed, so the rest of the file could not be read',
  invalidJson: (line: string) => `it is not valid JSON: “${line}”`,
  tooManyCells: (cells: string) => `it has more cells than the header row: “${cells}”`,
  blank: 'it has neither a name nor a price',
  /** Why a row is left out unless it is checked. */
  parent: 'the parent of variations',
  archived: 'archived',
  draft: 'a draft',
  deleted: 'deleted',
  total: 'a total',
  parentWithoutPrice: 'it is the parent of variations and has no price',
  severalIds: (id: string) => `it has no price, and the id “${id}” is on several rows`,
  severalNames: (name: string) => `it has no price, and “${name}” is the name of several products`,
  sameId: (id: string, earlier: string) => `the id “${id}” is already on ${earlier.toLowerCase()}`,
  sameName: (name: string, earlier: string) => `the name “${name}” is already on ${earlier.toLowerCase()}`,
}

/** Why a decimal sign is suggested. */
export const decimalReasons = {
  example: {
    '.': (where: string, price: string) =>
      `Suggested because ${where.toLowerCase()} shows a decimal point (“${price}”).`,
    ',': (where: string, price: string) =>
      `Suggested because ${where.toLowerCase()} shows a decimal comma (“${price}”).`,
  },
  semicolons: 'Suggested because files with semicolons usually have decimal commas.',
  assumed: { '.': 'A decimal point is assumed.', ',': 'A decimal comma is assumed.' },
}

export const exportDialog = {
  heading: 'Export products',
  which: 'Which products',
  scopes: {
    selected: (count: number) => `Selected: ${formatNumber(count)}`,
    shown: (count: number) => `As shown, with the filter and order: ${formatNumber(count)}`,
    all: (count: number) => `All: ${formatNumber(count)}`,
  },
  format: 'Format',
  formats: { csv: 'CSV, for spreadsheets', json: 'JSON, for programs' },
  confirm: (count: number) => `Export ${countProducts(count)}`,
}
