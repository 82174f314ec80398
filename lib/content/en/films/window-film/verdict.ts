/** What the law says about the film that a visitor has chosen. `limit` is `25%` or `20%, with two mirrors`. */
export const tintVerdict = {
  within: (place: string) => `Within the law in ${place}.`,
  tooDark: (place: string) => `Too dark for ${place}.`,
  notAllowed: (place: string) => `Not allowed in ${place}.`,
  requires: (limit: string) => `It requires at least ${limit}.`,
  requiresMore: (limit: string, through: number) =>
    `It requires at least ${limit}; this lets ${through}% through.`,
  'no-limit': 'No limit for this window.',
  'no-limit-with-mirrors': 'No limit for this window with two outside mirrors.',
  'no-film': 'No film is allowed on this window.',
  'no-darkening': 'No film that darkens is allowed on this window.',
  only: (place: string, limit: string) => `In ${place}, for this window: ${limit}. Ask before you choose.`,
  noFigure: 'We have no figure for this place. Ask before you choose.',
  noFigureForWindow: (place: string) =>
    `We have no figure for this window in ${place}. Ask before you choose.`,
  checked: (month: string) => `Checked ${month}.`,
}
