// What the checks of carousel.json and shop.json say about JSON and its fields, for people who do not know JSON.
import { anyOf, plural } from '@/lib/config/grammar'
import { formatNumber } from '@/lib/config/language'

/** What is wrong, and how to fix it. */
export type Message = { summary: string; advice: string }

/** The everyday name of a field, with its article, and the advice for filling it in. */
export type FieldTexts = { noun: string; give: string }

const compare = 'Compara la línea con las demás.'
const backslash: Message = {
  summary: 'un texto contiene una barra invertida o un tabulador que aquí no se admite',
  advice: 'Quita la barra invertida o el tabulador.',
}
const unclosed = (bracket: string): Message => ({
  summary: `el archivo termina antes de un \`${bracket}\` de cierre`,
  advice: `Añade \`${bracket}\` donde falta, seguramente al final.`,
})

/** Syntax errors. They follow the number of the line and a colon. */
export const jsonErrors = {
  endOfFile: 'el final del archivo',
  tooLong: (characters: number, startAgain: string): Message => ({
    summary: `el archivo tiene más de ${formatNumber(characters)} caracteres`,
    advice: startAgain,
  }),
  empty: (startAgain: string): Message => ({ summary: 'el archivo está vacío', advice: startAgain }),
  tooDeep: (startAgain: string): Message => ({
    summary: 'hay demasiadas listas y objetos unos dentro de otros',
    advice: startAgain,
  }),
  twice: (name: string): Message => ({
    summary: `"${name}" aparece dos veces`,
    advice: 'Quita una de las dos.',
  }),
  commaTooMany: (found: string): Message => ({
    summary: `sobra una coma antes de ${found}`,
    advice: 'Quita esa coma.',
  }),
  commaMissing: (found: string, line: number): Message => ({
    summary: `falta una coma antes de ${found}`,
    advice: `Va al final de la línea ${line}.`,
  }),
  curlyQuotes: {
    summary: 'los textos necesitan comillas rectas, "así"',
    advice: 'Sustituye las comillas tipográficas o simples.',
  },
  quoteInText: (found: string): Message => ({
    summary: `unas comillas dentro de un texto se escriben \\", o falta una coma antes de ${found}`,
    advice: 'Usa «comillas» dentro de un texto, y las rectas a su alrededor.',
  }),
  unexpected: (found: string): Message => ({
    summary: `${found} no va aquí, o le faltan las comillas`,
    advice: compare,
  }),
}

/** The other syntax errors, by their names in jsonc-parser. */
export const jsonErrorsByCode: Readonly<Record<string, (found: string) => Message>> = {
  PropertyNameExpected: (found) => ({
    summary: `aquí va un nombre entre comillas, no ${found}`,
    advice: compare,
  }),
  ColonExpected: (found) => ({
    summary: `faltan dos puntos (:) antes de ${found}`,
    advice: 'Escribe "nombre": "valor".',
  }),
  ValueExpected: (found) => ({ summary: `falta un valor antes de ${found}`, advice: compare }),
  CloseBraceExpected: () => unclosed('}'),
  CloseBracketExpected: () => unclosed(']'),
  EndOfFileExpected: (found) => ({
    summary: `aquí va el final del archivo, no ${found}`,
    advice: 'Quita el resto.',
  }),
  InvalidCommentToken: () => ({
    summary: 'este archivo no admite comentarios',
    advice: 'Quita el comentario.',
  }),
  UnexpectedEndOfString: () => ({
    summary: 'un texto no tiene comillas de cierre',
    advice: 'Añade " al final del texto.',
  }),
  UnexpectedEndOfNumber: (found) => ({ summary: `${found} no es un número completo`, advice: compare }),
  InvalidCharacter: () => backslash,
  InvalidEscapeCharacter: () => backslash,
  InvalidUnicode: () => backslash,
}

/** Values that a schema rejects. */
export const valueTexts = {
  otherField: (name: string): FieldTexts => ({ noun: `\`${name}\``, give: 'Quítalo.' }),
  notAField: (name: string) => `\`${name}\` no es un campo.`,
  oneOfFields: (names: readonly string[]) => `Quítalo, o usa uno de estos: ${anyOf(names)}.`,
  missing: ({ noun, give }: FieldTexts): Message => ({
    summary: `Hace falta indicar ${noun}.`,
    advice: give,
  }),
  invalid: ({ noun, give }: FieldTexts, value: string): Message => ({
    summary: `Este valor no sirve para ${noun}: ${value}.`,
    advice: give,
  }),
  aList: 'una lista',
  anObject: 'un objeto',
  tooLong: (noun: string, length: number, limit: number): Message => ({
    summary: `Demasiado texto en ${noun}: ${length} caracteres; el límite es ${limit}.`,
    advice: `Acorta ${noun} en ${plural(length - limit, { one: '1 carácter', other: `${length - limit} caracteres` })}: el límite es ${limit}.`,
  }),
  html: (noun: string): Message => ({
    summary: `Hay < o > en ${noun}.`,
    advice: 'Quita < y >: es texto sin formato, y el HTML no funciona ahí.',
  }),
  unprintable: (noun: string): Message => ({
    summary: `Hay caracteres que no se pueden mostrar en ${noun}.`,
    advice: 'Escríbelo de nuevo en lugar de pegarlo.',
  }),
  fileName: (name: string, folder: string): Message => ({
    summary: `\`${name}\` no es el nombre de un archivo de ${folder}.`,
    advice: 'Usa en el nombre solo letras de la a a la z, cifras, - y _, sin carpetas ni espacios.',
  }),
  oneOf: (options: readonly string[]) => `Elige uno de estos: ${anyOf(options)}.`,
}

export const didYouMean = (name: string | null, otherwise: string) =>
  name === null ? otherwise : `¿Querías decir \`${name}\`?`

export const lineOfFile = (line: number) => `línea ${line}`
