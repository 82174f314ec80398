import { figures } from '@/lib/content/figures'

export const partsPicker = { package: 'Package' }

export const addToQuote = {
  name: 'Your quote',
  add: 'Add to my quote',
  /** While a line of the quote is changed. */
  save: 'Save the change',
}

export const numberField = {
  /** The limits, after the value if the typed text is read as another one. */
  bounds: (min: string, max: string, unit: string, readAs: string | null) =>
    `${readAs === null ? '' : `Read as ${readAs}; `}${figures.range(min, max)}${unit && unit !== '%' ? ` ${unit}` : unit}`,
}
