// Separate from article.ts, because the script of every page with notes loads this file.

export const noteLink = { label: (note: number) => `Source ${note}` }

export const sideBySide = { factHeading: 'What is known' }
