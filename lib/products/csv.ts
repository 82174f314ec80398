const FORMULA = /^[=+\-@\t\r']/

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
  const separator = separatorOf(body)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let begins = 1

  function endCell() {
    cells.push(cell.replace(/^'(?=[=+\-@\t\r'])/, ''))
    cell = ''
  }
  function endRow() {
    endCell()
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: begins, cells })
    cells = []
    begins = line
  }

  for (let i = 0; i < body.length; i++) {
    const character = body[i] ?? ''
    if (character === '\n') line += 1
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (body[i + 1] === '"') {
        cell += '"'
        i += 1
      } else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator) endCell()
    else if (character === '\n') endRow()
    else cell += character
  }
  const unclosed = isQuoted ? begins : null
  endRow()
  return { rows, separator, unclosed }
}

function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  return head.includes(';') && !head.includes(',') ? ';' : ','
}
