import { formatNumber } from '@/lib/config/language'
import { figures } from '@/lib/content/figures'

export const partsPicker = { package: 'Package' }

export const addToQuote = {
  add: 'Add to my quote',
  view: 'View quote',
  added: (item: string) => `In your quote: ${item}.`,
}

export const numberField = {
  /** The limits, after the value if the typed text is read as another one. */
  bounds: (min: number, max: number, unit: string, readAs: number | null) =>
    `${readAs === null ? '' : `Read as ${formatNumber(readAs)}; `}${figures.range(formatNumber(min), formatNumber(max))}${unit === '%' ? unit : ` ${unit}`}`,
}
