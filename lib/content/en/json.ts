// What the checks of carousel.json and shop.json say about JSON and its fields, for people who do not know JSON.
import { anyOf, formatNumber, plural } from '@/lib/content/words'

/** What is wrong, and how to fix it. */
export type Message = { summary: string; advice: string }

/** The everyday name of a field, and the advice for filling it in. */
export type FieldTexts = { noun: string; give: string }

const compare = 'Compare the line with the others.'
const backslash: Message = {
  summary: 'a text contains a backslash or a tab that is not allowed here',
  advice: 'Remove the backslash or the tab.',
}
const unclosed = (bracket: string): Message => ({
  summary: `the file ends before a closing \`${bracket}\``,
  advice: `Add \`${bracket}\` where it is missing, most likely at the end.`,
})

/** Syntax errors. They follow the number of the line and a colon. */
export const jsonErrors = {
  endOfFile: 'the end of the file',
  tooLong: (characters: number, startAgain: string): Message => ({
    summary: `the file is longer than ${formatNumber(characters)} characters`,
    advice: startAgain,
  }),
  empty: (startAgain: string): Message => ({ summary: 'the file is empty', advice: startAgain }),
  tooDeep: (startAgain: string): Message => ({
    summary: 'lists and objects are nested too deeply',
    advice: startAgain,
  }),
  twice: (name: string): Message => ({
    summary: `"${name}" appears twice`,
    advice: 'Remove one of the two.',
  }),
  commaTooMany: (found: string): Message => ({
    summary: `there is an extra comma before ${found}`,
    advice: 'Remove that comma.',
  }),
  commaMissing: (found: string, line: number): Message => ({
    summary: `a comma is missing before ${found}`,
    advice: `It belongs at the end of line ${line}.`,
  }),
  curlyQuotes: {
    summary: 'texts need straight quotation marks, "like this"',
    advice: 'Replace the curly or single ones.',
  },
  quoteInText: (found: string): Message => ({
    summary: `a quotation mark inside a text is written \\", or a comma is missing before ${found}`,
    advice: 'Use “curly” quotation marks inside a text, and straight ones around it.',
  }),
  unexpected: (found: string): Message => ({
    summary: `${found} does not belong here, or quotation marks are missing around it`,
    advice: compare,
  }),
}

/** The other syntax errors, by their names in jsonc-parser. */
export const jsonErrorsByCode: Readonly<Record<string, (found: string) => Message>> = {
  PropertyNameExpected: (found) => ({
    summary: `expected a name in quotation marks, found ${found}`,
    advice: compare,
  }),
  ColonExpected: (found) => ({
    summary: `a colon is missing before ${found}`,
    advice: 'Write "name": "value".',
  }),
  ValueExpected: (found) => ({ summary: `a value is missing before ${found}`, advice: compare }),
  CloseBraceExpected: () => unclosed('}'),
  CloseBracketExpected: () => unclosed(']'),
  EndOfFileExpected: (found) => ({
    summary: `expected the end of the file, found ${found}`,
    advice: 'Remove the rest.',
  }),
  InvalidCommentToken: () => ({
    summary: 'comments are not allowed in this file',
    advice: 'Remove the comment.',
  }),
  UnexpectedEndOfString: () => ({
    summary: 'a text has no closing quotation mark',
    advice: 'Add " at the end of the text.',
  }),
  UnexpectedEndOfNumber: (found) => ({ summary: `${found} is not a complete number`, advice: compare }),
  InvalidCharacter: () => backslash,
  InvalidEscapeCharacter: () => backslash,
  InvalidUnicode: () => backslash,
}

/** Values that a schema rejects. */
export const valueTexts = {
  otherField: (name: string): FieldTexts => ({ noun: `\`${name}\``, give: 'Remove it.' }),
  notAField: (name: string) => `\`${name}\` is not a field.`,
  oneOfFields: (names: readonly string[]) => `Remove it, or use one of ${anyOf(names)}.`,
  missing: ({ noun, give }: FieldTexts): Message => ({ summary: `The ${noun} is missing.`, advice: give }),
  invalid: ({ noun, give }: FieldTexts, value: string): Message => ({
    summary: `The ${noun} cannot be ${value}.`,
    advice: give,
  }),
  aList: 'a list',
  anObject: 'an object',
  tooLong: (noun: string, length: number, limit: number): Message => ({
    summary: `The ${noun} is ${length} characters long; the limit is ${limit}.`,
    advice: `Shorten the ${noun} by ${plural(length - limit, { one: '1 character', other: `${length - limit} characters` })}: the limit is ${limit}.`,
  }),
  tooMany: (noun: string, count: number, limit: number): Message => ({
    summary: `The ${noun} has ${count} entries.`,
    advice: `List at most ${limit} ${noun.startsWith('list of ') ? noun.slice('list of '.length) : 'entries'}.`,
  }),
  html: (noun: string): Message => ({
    summary: `The ${noun} contains < or >.`,
    advice: `Remove < and > from the ${noun}: it is plain text, and HTML does not work there.`,
  }),
  unprintable: (noun: string): Message => ({
    summary: `The ${noun} contains characters that cannot be shown.`,
    advice: `Type the ${noun} again instead of pasting it.`,
  }),
  fileName: (name: string, folder: string): Message => ({
    summary: `\`${name}\` is not the name of a file in ${folder}.`,
    advice: 'Use only a to z, digits, - and _ in a file’s name, without folders or spaces.',
  }),
  oneOf: (options: readonly string[]) => `Choose one of ${anyOf(options)}.`,
}

export const didYouMean = (name: string | null, otherwise: string) =>
  name === null ? otherwise : `Did you mean \`${name}\`?`

export const lineOfFile = (line: number) => `line ${line}`
