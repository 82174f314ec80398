/** Letters that Unicode does not take apart, as people type them on another keyboard. */
const LETTERS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  // The same letter at the end of a word.
  ς: 'σ',
}

/**
 * For comparing text regardless of case, accents, ligatures, kinds of apostrophes and repeated spaces:
 * "L’Œil  ﬁn" becomes "l'oeil fin".
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœßþøđðłıς]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}
