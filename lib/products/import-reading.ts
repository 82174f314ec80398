import { decodeText } from '@/lib/parsing/decode-text'
import { type Decimal, decimalOf } from './import-decimal'
import { type Row, readTable } from './import-rows'

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
  const empty = table.rows.length === 0 ? 'There are no products in this file.' : null
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

const SAVE_AS_CSV = 'Save the sheet as CSV (in Excel: “CSV UTF-8”) and import that file.'

/** Signatures of common file types that are not text. */
const KINDS: readonly { starts: readonly string[]; problem: string }[] = [
  { starts: ['PK'], problem: `is a workbook. ${SAVE_AS_CSV}` },
  { starts: ['\xd0\xcf\x11\xe0'], problem: `is an old Excel workbook. ${SAVE_AS_CSV}` },
  { starts: ['%PDF'], problem: `is a PDF. ${SAVE_AS_CSV}` },
  {
    starts: ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', 'II*', 'MM\0*'],
    problem: 'is a picture. Choose a CSV or JSON file.',
  },
]

/** Returns the decoded text, or the reason why the file is not text. */
function readFileText(name: string, bytes: Uint8Array<ArrayBuffer>): FileText | { problem: string } {
  const start = String.fromCharCode(...bytes.subarray(0, 64))
  const kind = KINDS.find(({ starts }) => starts.some((each) => start.startsWith(each)))
  if (kind) return { problem: `“${name}” ${kind.problem}` }

  const utf16 = utf16Of(start)
  if (utf16)
    return {
      text: new TextDecoder(utf16).decode(bytes),
      note: 'The file is in UTF-16, which Excel calls “Unicode Text”. It has been converted; “CSV UTF-8” is the safer choice.',
    }
  // HEIC and MP4 files, which phones record, have `ftyp` in bytes 4 to 7.
  if (start.startsWith('ftyp', 4))
    return { problem: `“${name}” is a picture or a video. Choose a CSV or JSON file.` }
  if (bytes.subarray(0, 4096).includes(0)) return { problem: `“${name}” is not a text file. ${SAVE_AS_CSV}` }
  return { text: decodeText(bytes.buffer), note: null }
}

/** Detects UTF-16 by its byte order mark, or by ASCII letters alternating with zero bytes. */
function utf16Of(start: string): string | null {
  if (/^\xff\xfe|^(?:[^\0]\0){4}/.test(start)) return 'utf-16le'
  return /^\xfe\xff|^(?:\0[^\0]){4}/.test(start) ? 'utf-16be' : null
}
