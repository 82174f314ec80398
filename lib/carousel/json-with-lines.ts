type Path = readonly (string | number)[]

export type JsonWithLines = {
  value: unknown
  /** The line a value stands on; for one that is missing, its nearest container's. */
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
// Far beyond twelve slides; whatever is pasted by mistake is not read through.
const MAX_LENGTH = 100_000
const NUMBER = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/**
 * `JSON.parse` with the line of every value, and with messages for people who
 * write JSON by hand: engines word theirs differently and seldom say the line.
 */
export function parseJsonWithLines(source: string): JsonWithLines {
  const text = source.replace(/^\uFEFF/, '')
  const lines = new Map<string, number>()
  let at = 0

  // Positions only grow while reading, so each line end is counted once.
  let counted = { position: 0, line: 1 }
  function lineAt(position: number): number {
    if (position < counted.position) counted = { position: 0, line: 1 }
    let { line } = counted
    for (let i = counted.position; i < position; i++) if (text[i] === '\n') line += 1
    counted = { position, line }
    return line
  }
  const fail = (message: string, position = at): never => {
    throw new JsonFault(lineAt(position), message)
  }
  const shown = () =>
    at < text.length ? `\`${text.slice(at).match(/^\w+|^./s)?.[0]}\`` : 'the end of the file'

  function skipSpace() {
    while (/\s/.test(text[at] ?? '')) at += 1
    if (text.startsWith('//', at) || text.startsWith('/*', at)) fail('comments are not possible in this file')
  }

  function readString(): string {
    const start = at
    if (/[“”„«»'‘’]/.test(text[at] ?? '')) fail('texts stand between straight quotation marks, "like this"')
    if (text[at] !== '"') fail(`expected a name in quotation marks, found ${shown()}`)
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === undefined || text[at] === '\n') fail('a text is not closed by a quotation mark', start)
      if (text[at] === '\\') at += 1
    }
    at += 1
    try {
      return JSON.parse(text.slice(start, at))
    } catch {
      return fail('a text holds a backslash or a tab that means nothing here', start)
    }
  }

  /** The entries of a list or an object, with the commas between them. */
  function readEntries(close: string, readEntry: () => void) {
    at += 1
    skipSpace()
    while (text[at] !== close) {
      readEntry()
      skipSpace()
      if (text[at] === close) break
      if (text[at] === undefined) fail(`the file ends before a closing \`${close}\``)
      if (/\w/.test(text[at] ?? '') && text[at - 1] === '"') {
        fail(`a quotation mark inside a text is written \\", or a comma is missing before ${shown()}`)
      }
      if (text[at] !== ',') fail(`a comma is missing before ${shown()}`)
      const comma = at
      at += 1
      skipSpace()
      if (text[at] === close) fail(`a comma too many before \`${close}\``, comma)
    }
    at += 1
  }

  function readObject(path: Path): Record<string, unknown> {
    const entries = new Map<string, unknown>()
    readEntries('}', () => {
      const start = at
      const name = readString()
      if (entries.has(name)) fail(`"${name}" stands twice`, start)
      skipSpace()
      if (text[at] !== ':') fail(`a colon is missing after "${name}"`)
      at += 1
      entries.set(name, readValue([...path, name]))
    })
    return Object.fromEntries(entries)
  }

  function readList(path: Path): unknown[] {
    const list: unknown[] = []
    readEntries(']', () => list.push(readValue([...path, list.length])))
    return list
  }

  function readWord(): unknown {
    NUMBER.lastIndex = at
    const number = NUMBER.exec(text)?.[0]
    const word = number ?? [...WORDS.keys()].find((w) => text.startsWith(w, at))
    if (word === undefined) {
      if (/[}\],:]/.test(text[at] ?? '}')) fail(`a value is missing before ${shown()}`)
      return readString()
    }
    at += word.length
    return number === undefined ? WORDS.get(word) : Number(number)
  }

  function readValue(path: Path): unknown {
    skipSpace()
    if (path.length > MAX_DEPTH) fail('lists and objects stand too deep in each other')
    lines.set(JSON.stringify(path), lineAt(at))
    if (text[at] === '{') return readObject(path)
    if (text[at] === '[') return readList(path)
    return readWord()
  }

  if (text.length > MAX_LENGTH) fail('the file is longer than 100,000 characters')
  if (text.trim() === '') fail('the file is empty')
  const value = readValue([])
  skipSpace()
  if (at < text.length) fail(`expected the end of the file, found ${shown()}`)

  function lineOf(path: Path): number {
    return lines.get(JSON.stringify(path)) ?? (path.length > 0 ? lineOf(path.slice(0, -1)) : 1)
  }
  return { value, lineOf }
}
