const FORMULA = /^[=+\-@\t\r']/
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r'])/

/** A table as spreadsheets read it; a text that they would run as a formula gets an apostrophe before it. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

type CsvRow = { line: number; cells: readonly string[] }

type Csv = { rows: CsvRow[]; separator: string; unclosed: number | null }

/** Each row with the line it begins on; commas or, as some spreadsheets write them, semicolons. */
export function readCsv(text: string): Csv {
  const body = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [head = ''] = body.split('\n', 1)
  const separator = head.includes(';') && !head.includes(',') ? ';' : ','
  // A text in quotation marks, its closing mark, the text without any, and what ends the cell.
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)("?))?([^${separator}\n]*)(${separator}|\n|$)`, 'g')

  const rows: CsvRow[] = []
  let cells: string[] = []
  let unclosed: number | null = null
  let line = 1
  let begins = 1
  for (const [whole, quoted = '', closing, plain = '', end] of body.matchAll(cell)) {
    cells.push(`${quoted.replaceAll('""', '"')}${plain}`.replace(ESCAPED_FORMULA, ''))
    if (closing === '') unclosed = begins
    line += whole.split('\n').length - 1
    if (end === separator) continue
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: begins, cells })
    cells = []
    begins = line
  }
  return { rows, separator, unclosed }
}
