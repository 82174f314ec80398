export const noteLink = { label: (note: number) => `Fuente ${note}` }

export const sideBySide = { factHeading: 'Lo que se sabe' }
