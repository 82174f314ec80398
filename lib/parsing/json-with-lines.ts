import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'
import { jsonErrorsByCode, type Message, jsonErrors as texts } from '@/lib/content/json'
import { fieldOf } from './record'

export type JsonWithLines = {
  value: unknown
  /** The line of a value, or of the nearest container if the value is missing. */
  lineOf(path: Path): number
}

/** A syntax error and its fix, for people who do not know JSON. */
export class JsonError extends Error {
  readonly line: number
  readonly advice: string
  constructor(line: number, { summary, advice }: Message) {
    super(summary)
    this.line = line
    this.advice = advice
  }
}

const MAX_DEPTH = 20
// Far more than a shop's own files need; a longer text was probably pasted by mistake.
const MAX_LENGTH = 100_000
const MAX_SHOWN = 40

/**
 * Parses JSON, records the line of every value, and gives plain-language error messages. `startAgain` is the advice for a
 * file that is of no use, `most` the greatest number of characters.
 */
export function parseJsonWithLines(source: string, startAgain = '', most = MAX_LENGTH): JsonWithLines {
  const text = source.replace(/^\uFEFF/, '')
  if (text.length > most) throw new JsonError(1, texts.tooLong(most, startAgain))
  if (text.trim() === '') throw new JsonError(1, texts.empty(startAgain))

  const lines = new Map<string, number>()
  let comma = { end: 0, line: 0 }

  function keepLine(line: number, path: Path) {
    if (path.length > MAX_DEPTH) throw new JsonError(line, texts.tooDeep(startAgain))
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
        if (lines.has(JSON.stringify([...path(), name]))) throw new JsonError(line + 1, texts.twice(name))
      },
      onSeparator(character, offset, _length, line) {
        if (character === ',') comma = { end: offset + 1, line: line + 1 }
      },
      onError(code, offset, length, line) {
        const token = text.slice(offset, offset + length)
        const isAfterComma = comma.line > 0 && text.slice(comma.end, offset).trim() === ''
        if (isAfterComma && /^[}\]]/.test(token))
          throw new JsonError(comma.line, texts.commaTooMany(`\`${token}\``))
        throw new JsonError(line + 1, syntaxMessage(code, token, text.slice(0, offset)))
      },
    },
    { disallowComments: true },
  )

  function lineOf(path: Path): number {
    return lines.get(JSON.stringify(path)) ?? (path.length > 0 ? lineOf(path.slice(0, -1)) : 1)
  }
  return { value: JSON.parse(text), lineOf }
}

/** Returns the error of a text that is no JSON. */
export function tryJsonWithLines(
  source: string,
  startAgain: string,
  most = MAX_LENGTH,
): JsonWithLines | JsonError {
  try {
    return parseJsonWithLines(source, startAgain, most)
  } catch (error) {
    if (error instanceof JsonError) return error
    throw error
  }
}

function syntaxMessage(code: ParseErrorCode, token: string, before: string): Message {
  const found = token === '' ? texts.endOfFile : `\`${token.slice(0, MAX_SHOWN)}\``
  if (/^[“”„«»'‘’]/.test(token)) return texts.curlyQuotes
  if (before.endsWith('"') && /^\w/.test(token)) return texts.quoteInText(found)
  const name = printParseErrorCode(code)
  if (name === 'CommaExpected') return texts.commaMissing(found, before.trimEnd().split('\n').length)
  return (jsonErrorsByCode[name] ?? texts.unexpected)(found)
}

/** Where a value is in a JSON file. */
export type Path = readonly (string | number)[]

export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : fieldOf(value, String(key))),
    root,
  )
}

/** The entries of a list. Empty for any other value, because the schema reports those. */
export function entriesAt(root: unknown, path: Path): unknown[] {
  const value = valueAt(root, path)
  return Array.isArray(value) ? value : []
}

/** The names in a path, without the positions in lists: "slides.button.text". */
export const fieldNameOf = (path: Path) => path.filter((key) => typeof key === 'string').join('.')
