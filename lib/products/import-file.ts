import { fileNotes, fileProblems, importRows, rowProblems } from '@/lib/content/products-import'
import { readNumber } from '@/lib/parsing/numbers'
import { type CsvRow, HEAD_WITHIN, readCsv, type Separator } from './csv'
import { countRequired, findColumns, type ImportFailure, isHead, type Table } from './import-columns'
import { readJsonLines } from './import-json'

/** Returns the table of the file, or the reason why it cannot be read. */
export function readImportFile(name: string, bytes: Uint8Array<ArrayBuffer>): Table | ImportFailure {
  const file = readFileText(name, bytes)
  if ('problem' in file) return file
  const table = readTable(file.text)
  if ('problem' in table) return table
  const empty = table.lines.length === 0 ? fileNotes.noProducts : null
  return { ...table, notes: [file.note, ...table.notes, empty].filter((note) => note !== null) }
}

export function readTable(text: string): Table | ImportFailure {
  if (text.trim() === '') return { problem: fileProblems.empty }
  // HTML and RTF
  if (/^\uFEFF?\s*(?:<|\{\\)/.test(text)) return { problem: fileProblems.noTable }
  return /^\uFEFF?\s*[[{]/.test(text) ? readJsonTable(text.replace(/^\uFEFF/, '')) : readCsvTable(text)
}

function readCsvTable(text: string): Table | ImportFailure {
  const { rows, separator, unclosed } = readCsv(text, isHead)
  const near = rows.filter(({ line }) => line <= HEAD_WITHIN)
  const head = findHead(near)
  const width = head?.cells.length ?? widthOf(near)
  if (width < 2) return { problem: fileProblems.noTable }

  const headings = head?.cells.map((cell) => cell.trim()) ?? Array.from({ length: width }, () => '')
  const lines = rows.slice(head ? rows.indexOf(head) + 1 : 0).map(({ line, cells }) => {
    const isTooLong = cells.slice(width).some((surplus) => surplus.trim() !== '')
    const tooMany = isTooLong ? rowProblems.tooManyCells(quote(cells, separator)) : null
    return {
      where: importRows.line(line),
      cells,
      problem: line === unclosed ? rowProblems.unclosedQuote : tooMany,
    }
  })
  const notes = head && head !== rows[0] ? [fileNotes.head(head.line)] : []
  return { headings, lines, columns: findColumns(headings), separator, notes }
}

/** Finds the line that names the columns, or else some of them: by known names, or else as wide as the table. */
const findHead = (near: readonly CsvRow[]): CsvRow | undefined =>
  near.find(({ cells }) => isHead(cells)) ??
  near.find(({ cells }) => cells.length > 1 && countRequired(cells) > 0) ??
  near.find(({ cells }) => cells.length > 1 && cells.length === widthOf(near) && isGuessedHead(cells))

const isGuessedHead = (cells: readonly string[]) =>
  countRequired(cells, true) > 0 && cells.every((cell) => readNumber(cell) === null)

/** The number of cells that most of the first lines have; 0 if they have nothing in common. */
function widthOf(near: readonly CsvRow[]): number {
  const widths = near.map(({ cells }) => cells.length)
  const isUsual = (width: number) => widths.filter((each) => each === width).length > near.length / 2
  return widths.find(isUsual) ?? 0
}

/** Quotes the beginning of a line as written in the file. */
const quote = (cells: readonly string[], separator: Separator) =>
  cells.join(separator === '\t' ? ' ' : separator).slice(0, 80)

function readJsonTable(text: string): Table | ImportFailure {
  const json = readJsonLines(text)
  if ('problem' in json) return json
  return { ...json, columns: findColumns(json.headings), separator: null, notes: [] }
}

type FileText = { text: string; note: string | null }

/** Signatures of common file types that are not text. */
const KINDS: readonly { starts: readonly string[]; problem: (file: string) => string }[] = [
  { starts: ['PK\x03\x04', '\xd0\xcf\x11\xe0'], problem: fileProblems.workbook },
  { starts: ['%PDF'], problem: fileProblems.pdf },
  {
    starts: ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', 'II*', 'MM\0*'],
    problem: fileProblems.pictureOrVideo,
  },
]

/** Returns the decoded text, or the reason why the file is not text. */
function readFileText(name: string, bytes: Uint8Array<ArrayBuffer>): FileText | ImportFailure {
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

/** Decodes UTF-8, or else Windows-1252, the default of spreadsheets on Windows. */
function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
