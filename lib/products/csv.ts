const FORMULA = /^[=+\-@\t\r']/
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r'])/

/** Rows as a spreadsheet reads them; a text that it would run as a formula gets an apostrophe in front. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

type CsvRow = { line: number; cells: readonly string[] }

/** `unclosed` is the line of a quotation mark without a partner, `declaration` a first line such as `sep=;`. */
export type Csv = { rows: CsvRow[]; separator: Separator; unclosed: number | null; declaration: string }

export type Separator = ',' | ';' | '\t'

/** Each row with the line on which it begins. */
export function readCsv(text: string): Csv {
  const body = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  // A line for Excel; other spreadsheets fill it up with their own separators.
  const [declaration = '', named = '', filled] = body.match(/^"?sep=([,;\t])"?([,;\t])*\n/i) ?? []
  const declared = filled ?? named
  const table = body.slice(declaration.length)
  const separator = isSeparator(declared) ? declared : separatorOf(table)
  // Quoted text, its closing mark, unquoted text, and what ends the cell.
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)("?))?([^${separator}\n]*)(${separator}|\n|$)`, 'g')

  const rows: CsvRow[] = []
  let cells: string[] = []
  let unclosed: number | null = null
  let line = declaration === '' ? 1 : 2
  let begins = line
  for (const [whole, quoted = '', closing, plain = '', end] of table.matchAll(cell)) {
    cells.push(`${quoted.replaceAll('""', '"')}${plain}`.replace(ESCAPED_FORMULA, ''))
    if (closing === '') unclosed = begins
    line += whole.split('\n').length - 1
    if (end === separator) continue
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: begins, cells })
    cells = []
    begins = line
  }
  return { rows, separator, unclosed, declaration: declaration.trim() }
}

function isSeparator(text: string): text is Separator {
  return text === ',' || text === ';' || text === '\t'
}

/** The one that the first line has most of; a comma if there is none. */
function separatorOf(table: string): Separator {
  const [head = ''] = table.split('\n', 1)
  const count = (separator: Separator) => head.split(separator).length
  const separators: Separator[] = [',', ';', '\t']
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}
