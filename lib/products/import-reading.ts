import { decimalReasons, fileNotes, fileProblems } from '@/lib/content/products/import'
import { decodeText } from '@/lib/parsing/decode-text'
import { type Row, readTable, type Table } from './import-rows'
import { type DecimalSign, readNumber } from './number-text'

export type FileReading = {
  rows: readonly Row[]
  decimal: Decimal
  /** How many rows have a price in each currency that the file names. */
  currencies: ReadonlyMap<string, number>
  notes: readonly string[]
}

/** Returns the rows of the file, or the reason why it cannot be read. */
export function readImportFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): FileReading | { problem: string } {
  const file = readFileText(name, bytes)
  if ('problem' in file) return file
  const table = readTable(file.text)
  if ('problem' in table) return table
  const empty = table.rows.length === 0 ? fileNotes.noProducts : null
  const notes = [file.note, ...table.notes, empty].filter((note) => note !== null)
  return { rows: table.rows, decimal: decimalOf(table), currencies: currenciesOf(table.rows), notes }
}

function currenciesOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { currency } of rows)
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return counts
}

type FileText = { text: string; note: string | null }

/** Signatures of common file types that are not text. */
const KINDS: readonly { starts: readonly string[]; problem: (file: string) => string }[] = [
  { starts: ['PK'], problem: fileProblems.workbook },
  { starts: ['\xd0\xcf\x11\xe0'], problem: fileProblems.oldWorkbook },
  { starts: ['%PDF'], problem: fileProblems.pdf },
  { starts: ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', 'II*', 'MM\0*'], problem: fileProblems.picture },
]

/** Returns the decoded text, or the reason why the file is not text. */
function readFileText(name: string, bytes: Uint8Array<ArrayBuffer>): FileText | { problem: string } {
  const start = String.fromCharCode(...bytes.subarray(0, 64))
  const kind = KINDS.find(({ starts }) => starts.some((each) => start.startsWith(each)))
  if (kind) return { problem: kind.problem(name) }

  const utf16 = utf16Of(start)
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), note: fileNotes.utf16 }
  // HEIC and MP4 files, which phones record, have `ftyp` in bytes 4 to 7.
  if (start.startsWith('ftyp', 4)) return { problem: fileProblems.pictureOrVideo(name) }
  if (bytes.subarray(0, 4096).includes(0)) return { problem: fileProblems.notText(name) }
  return { text: decodeText(bytes.buffer), note: null }
}

/** Detects UTF-16 by its byte order mark, or by ASCII letters alternating with zero bytes. */
function utf16Of(start: string): string | null {
  if (/^\xff\xfe|^(?:[^\0]\0){4}/.test(start)) return 'utf-16le'
  return /^\xfe\xff|^(?:\0[^\0]){4}/.test(start) ? 'utf-16be' : null
}

/** The decimal sign of a file and why it is suggested, a sentence shown when a price is ambiguous. */
type Decimal = { sign: DecimalSign; reason: string }

/** Prices such as "12.500" are read like the unambiguous ones; otherwise semicolons imply decimal commas. */
function decimalOf({ rows, separator }: Table): Decimal {
  const first: Partial<Record<DecimalSign, Row>> = {}
  let points = 0
  let commas = 0
  for (const row of rows) {
    const number = isExact(row) ? null : readNumber(row.price)
    if (!number?.sign || number.isAmbiguous) continue
    first[number.sign] ??= row
    if (number.sign === '.') points++
    else commas++
  }
  const isComma = points === commas ? separator === ';' : commas > points
  const sign = isComma ? ',' : '.'
  const example = points === commas ? undefined : first[sign]
  if (example) return { sign, reason: decimalReasons.example[sign](example.where, example.price) }
  return { sign, reason: isComma ? decimalReasons.semicolons : decimalReasons.assumed }
}

export function isAmbiguous(row: Row): boolean {
  return !isExact(row) && readNumber(row.price)?.isAmbiguous === true
}

/** A number of JSON can be read in one way only. */
const isExact = ({ inputOf }: Row) => typeof inputOf('price') === 'number'
