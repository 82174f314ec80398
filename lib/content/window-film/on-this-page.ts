/** The ids of the page's sections, in page order. */
export const onThisPage = [
  ['light', 'Three kinds of light'],
  ['heat', 'Heat'],
  ['glass', 'Glass and film'],
  ['law', 'The law'],
  ['kinds', 'Kinds of film'],
  ['care', 'Care'],
  ['questions', 'Questions'],
] as const
