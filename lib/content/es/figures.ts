/** How figures are written in texts. */
export const figures = {
  /** `4,1 a 5,4` */
  range: (from: string, to: string) => `${from} a ${to}`,
  /** The word in a range, and the spaces before and inside units: they stay on one line with their figures. */
  rangeWord: /(\d) (a) (?=\d)/g,
  spaceBeforeUnit: /(\d|ft) (?=%|(?:mils?|cm|mm|m|m²|µm|ft|ft²|in|años|\d+ in)(?!\p{L}))/gu,
}
