/** Joins a figure and its unit with non-breaking spaces: `8 mil`, `5 to 10 years`. */
export function withUnits(words: string): string {
  return words
    .replace(/(\d) to (?=\d)/g, '$1\u00a0to\u00a0')
    .replace(/(\d) (?=(?:mil|cm|mm|m|m²|µm|years)(?!\p{L}))/gu, '$1\u00a0')
}
