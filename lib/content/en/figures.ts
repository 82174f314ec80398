/** How figures are written in texts. */
export const figures = {
  /** `4.1 to 5.4` */
  range: (from: string, to: string) => `${from} to ${to}`,
  /** The word in a range, and the spaces before and inside units: they stay on one line with their figures. */
  rangeWord: /(\d) (to) (?=\d)/g,
  spaceBeforeUnit: /(\d|ft|sq) (?=(?:mil|cm|mm|m|m²|µm|ft|in|sq|years|\d+ in)(?!\p{L}))/gu,
}
