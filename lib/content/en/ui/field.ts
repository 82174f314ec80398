export const field = { optional: '(optional)' }
