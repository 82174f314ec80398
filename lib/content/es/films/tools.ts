import { formatNumber } from '@/lib/config/language'
import { figures } from '@/lib/content/figures'

export const partsPicker = { package: 'Paquete' }

export const addToQuote = {
  add: 'Añadir a mi presupuesto',
  view: 'Ver el presupuesto',
  added: (item: string) => `En tu presupuesto: ${item}.`,
}

export const numberField = {
  /** The limits, after the value if the typed text is read as another one. */
  bounds: (min: number, max: number, unit: string, readAs: number | null) =>
    `${readAs === null ? '' : `Se lee como ${formatNumber(readAs)}; `}${figures.range(formatNumber(min), formatNumber(max))}\u00a0${unit}`,
}
