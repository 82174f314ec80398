const LIGATURES: Record<string, string> = { æ: 'ae', œ: 'oe' }

/**
 * For comparing text regardless of case, accents, ligatures, kinds of apostrophes and repeated spaces:
 * "L’Œil  ﬁn" becomes "l'oeil fin".
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}
