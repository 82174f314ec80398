/** The ids of the page's sections, in page order. */
export const onThisPage = [
  ['zones', 'Where film goes'],
  ['gelcoat', 'What it takes'],
  ['below', 'Below the waterline'],
  ['windows', 'Windows'],
  ['areas', 'How much film'],
  ['packages', 'Packages'],
  ['care', 'Care'],
  ['questions', 'Questions'],
] as const
