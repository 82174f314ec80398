export const partsPicker = { package: 'Package' }

export const addToQuote = {
  name: 'Your quote',
  add: 'Add to my quote',
  /** While a line of the quote is changed. */
  save: 'Save the change',
}
