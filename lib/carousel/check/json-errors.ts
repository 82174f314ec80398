import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser'

/** Describes a syntax error and its fix for people who do not know JSON. */
export class JsonError extends Error {
  readonly line: number
  readonly advice: string
  constructor(line: number, message: string, advice: string) {
    super(message)
    this.line = line
    this.advice = advice
  }
}

type Place = {
  code: ParseErrorCode
  token: string
  line: number
  /** The text before the token. */
  before: string
}
type Words = readonly [message: string, advice: string]

const MAX_SHOWN = 40

export function syntaxError({ code, token, line, before }: Place): JsonError {
  const found = token === '' ? 'the end of the file' : `\`${token.slice(0, MAX_SHOWN)}\``
  const [message, advice] = wordsOf(found, { code, token, line, before })
  return new JsonError(line, message, advice)
}

function wordsOf(found: string, { code, token, before }: Place): Words {
  if (/^[“”„«»'‘’]/.test(token))
    return ['texts need straight quotation marks, "like this"', 'Replace the curly or single ones.']
  if (before.endsWith('"') && /^\w/.test(token))
    return [
      `a quotation mark inside a text is written \\", or a comma is missing before ${found}`,
      'Use “curly” quotation marks inside a text, and straight ones around it.',
    ]
  const name = printParseErrorCode(code)
  if (name === 'CommaExpected') {
    return [`a comma is missing before ${found}`, `It belongs at the end of line ${lastLine(before)}.`]
  }
  const words = WORDS[name]
  return (
    words?.(found) ?? [`${found} does not belong here, or quotation marks are missing around it`, COMPARE]
  )
}

const lastLine = (text: string) => text.trimEnd().split('\n').length

const COMPARE = 'Compare the line with the others.'
const stray = (): Words => [
  'a text contains a backslash or a tab that is not allowed here',
  'Remove the backslash or the tab.',
]
const close = (bracket: string) => (): Words => [
  `the file ends before a closing \`${bracket}\``,
  `Add \`${bracket}\` where it is missing, most likely at the end.`,
]

const WORDS: Partial<Record<ReturnType<typeof printParseErrorCode>, (found: string) => Words>> = {
  PropertyNameExpected: (found) => [`expected a name in quotation marks, found ${found}`, COMPARE],
  ColonExpected: (found) => [`a colon is missing before ${found}`, 'Write "name": "value".'],
  ValueExpected: (found) => [`a value is missing before ${found}`, COMPARE],
  CloseBraceExpected: close('}'),
  CloseBracketExpected: close(']'),
  EndOfFileExpected: (found) => [`expected the end of the file, found ${found}`, 'Remove the rest.'],
  InvalidCommentToken: () => ['comments are not allowed in this file', 'Remove the comment.'],
  UnexpectedEndOfString: () => ['a text has no closing quotation mark', 'Add " at the end of the text.'],
  UnexpectedEndOfNumber: (found) => [`${found} is not a complete number`, COMPARE],
  InvalidCharacter: stray,
  InvalidEscapeCharacter: stray,
  InvalidUnicode: stray,
}
