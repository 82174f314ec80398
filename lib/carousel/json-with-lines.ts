import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'

type Path = readonly (string | number)[]

export type JsonWithLines = {
  value: unknown
  /** The line of a value; for a missing one, of its nearest container. */
  lineOf(path: Path): number
}

/** What is wrong with the text itself, in words that need no knowledge of JSON. */
export class JsonFault extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

const MAX_DEPTH = 20
// Far beyond twelve slides: a larger text was pasted by mistake.
const MAX_LENGTH = 100_000
const MAX_SHOWN = 40

/** `JSON.parse` with the line of every value, and with messages for people who write JSON by hand. */
export function parseJsonWithLines(source: string): JsonWithLines {
  const text = source.replace(/^\uFEFF/, '')
  if (text.length > MAX_LENGTH)
    throw new JsonFault(1, `the file is longer than ${MAX_LENGTH.toLocaleString('en')} characters`)
  if (text.trim() === '') throw new JsonFault(1, 'the file is empty')

  const lines = new Map<string, number>()
  let comma = { end: 0, line: 0 }

  function keepLine(line: number, path: Path) {
    if (path.length > MAX_DEPTH) throw new JsonFault(line, 'lists and objects are nested too deeply')
    lines.set(JSON.stringify(path), line)
  }
  // The parser counts lines from 0.
  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line, _column, path) => keepLine(line + 1, path()),
      onArrayBegin: (_offset, _length, line, _column, path) => keepLine(line + 1, path()),
      onLiteralValue: (_value, _offset, _length, line, _column, path) => keepLine(line + 1, path()),
      onObjectProperty(name, _offset, _length, line, _column, path) {
        if (lines.has(JSON.stringify([...path(), name])))
          throw new JsonFault(line + 1, `"${name}" appears twice`)
      },
      onSeparator(character, offset, _length, line) {
        if (character === ',') comma = { end: offset + 1, line: line + 1 }
      },
      onError(code, offset, length, line) {
        const token = text.slice(offset, offset + length)
        const isAfterComma = comma.line > 0 && text.slice(comma.end, offset).trim() === ''
        if (isAfterComma && /^[}\]]/.test(token))
          throw new JsonFault(comma.line, `there is a comma too many before \`${token}\``)
        throw new JsonFault(line + 1, messageOf(code, token, text[offset - 1]))
      },
    },
    { disallowComments: true },
  )

  function lineOf(path: Path): number {
    return lines.get(JSON.stringify(path)) ?? (path.length > 0 ? lineOf(path.slice(0, -1)) : 1)
  }
  return { value: JSON.parse(text), lineOf }
}

const STRAY_CHARACTER = () => 'a text contains a backslash or a tab that is not allowed here'
const MESSAGES: Partial<Record<ReturnType<typeof printParseErrorCode>, (found: string) => string>> = {
  PropertyNameExpected: (found) => `expected a name in quotation marks, found ${found}`,
  ColonExpected: (found) => `a colon is missing before ${found}`,
  CommaExpected: (found) => `a comma is missing before ${found}`,
  ValueExpected: (found) => `a value is missing before ${found}`,
  CloseBraceExpected: () => 'the file ends before a closing `}`',
  CloseBracketExpected: () => 'the file ends before a closing `]`',
  EndOfFileExpected: (found) => `expected the end of the file, found ${found}`,
  InvalidCommentToken: () => 'comments are not allowed in this file',
  UnexpectedEndOfString: () => 'a text has no closing quotation mark',
  UnexpectedEndOfNumber: (found) => `${found} is not a complete number`,
  InvalidCharacter: STRAY_CHARACTER,
  InvalidEscapeCharacter: STRAY_CHARACTER,
  InvalidUnicode: STRAY_CHARACTER,
}

function messageOf(code: ParseErrorCode, token: string, before: string | undefined): string {
  const found = token === '' ? 'the end of the file' : `\`${token.slice(0, MAX_SHOWN)}\``
  if (/^[“”„«»'‘’]/.test(token)) return 'texts need straight quotation marks, "like this"'
  if (before === '"' && /^\w/.test(token))
    return `a quotation mark inside a text is written \\", or a comma is missing before ${found}`
  const message = MESSAGES[printParseErrorCode(code)]
  return message?.(found) ?? `${found} does not belong here, or quotation marks are missing around it`
}
