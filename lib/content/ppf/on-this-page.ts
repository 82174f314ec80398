/** The ids of the page's sections, in page order. */
export const onThisPage = [
  ['layers', 'How it is built'],
  ['stops', 'What it stops'],
  ['heals', 'Self-healing'],
  ['fit', 'Fit and edges'],
  ['sheet', 'Data sheet'],
  ['packages', 'Packages'],
  ['warranty', 'Warranty'],
  ['care', 'Care'],
  ['questions', 'Questions'],
] as const
