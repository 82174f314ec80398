import { visit } from 'jsonc-parser'
import { formatNumber } from '@/lib/config/language'
import { JsonError, syntaxError } from './json-errors'

type Path = readonly (string | number)[]

export type JsonWithLines = {
  value: unknown
  /** The line of a value, or of the nearest container if the value is missing. */
  lineOf(path: Path): number
}

const MAX_DEPTH = 20
const START_AGAIN = 'Begin with the carousel.json that came with the shop.'
// Far more than twelve slides need; a longer text was probably pasted by mistake.
const MAX_LENGTH = 100_000

/** Parses JSON, records the line of every value, and gives plain-language error messages. */
export function parseJsonWithLines(source: string): JsonWithLines {
  const text = source.replace(/^\uFEFF/, '')
  if (text.length > MAX_LENGTH)
    throw new JsonError(1, `the file is longer than ${formatNumber(MAX_LENGTH)} characters`, START_AGAIN)
  if (text.trim() === '') throw new JsonError(1, 'the file is empty', START_AGAIN)

  const lines = new Map<string, number>()
  let comma = { end: 0, line: 0 }

  function keepLine(line: number, path: Path) {
    if (path.length > MAX_DEPTH)
      throw new JsonError(line, 'lists and objects are nested too deeply', START_AGAIN)
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
          throw new JsonError(line + 1, `"${name}" appears twice`, 'Remove one of the two.')
      },
      onSeparator(character, offset, _length, line) {
        if (character === ',') comma = { end: offset + 1, line: line + 1 }
      },
      onError(code, offset, length, line) {
        const token = text.slice(offset, offset + length)
        const isAfterComma = comma.line > 0 && text.slice(comma.end, offset).trim() === ''
        if (isAfterComma && /^[}\]]/.test(token))
          throw new JsonError(
            comma.line,
            `there is a comma too many before \`${token}\``,
            'Remove that comma.',
          )
        throw syntaxError({ code, token, line: line + 1, before: text.slice(0, offset) })
      },
    },
    { disallowComments: true },
  )

  function lineOf(path: Path): number {
    return lines.get(JSON.stringify(path)) ?? (path.length > 0 ? lineOf(path.slice(0, -1)) : 1)
  }
  return { value: JSON.parse(text), lineOf }
}
