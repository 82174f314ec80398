import { decodeText } from '@/lib/parsing/decode-text'

export type FileText = { text: string; note: string | null }

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
export function readFileText(name: string, bytes: Uint8Array<ArrayBuffer>): FileText | { problem: string } {
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
