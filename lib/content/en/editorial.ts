export const onThisPage = { label: 'On this page' }

export const questionsSection = {
  heading: 'Questions',
  lead: { before: 'Not here? ', link: 'Write to us', after: '.' },
}

export const sourceList = {
  heading: 'Sources',
  /** `month` is when the sources were last read. */
  disclaimer: (month: string) =>
    `Figures typical of the category, looked up in ${month}. They are not promises about our films: the data sheet of the film you are quoted is the one that counts.`,
}

export const noteLink = { label: (note: number) => `Source ${note}` }

export const sideBySide = { factHeading: 'What is known' }
