import { figures } from '@/lib/content/figures'

export const partsPicker = { package: 'Paquete' }

export const addToQuote = {
  name: 'Tu presupuesto',
  add: 'Añadir a mi presupuesto',
  /** While a line of the quote is changed. */
  save: 'Guardar el cambio',
}

export const numberField = {
  /** The limits, after the value if the typed text is read as another one. */
  bounds: (min: string, max: string, unit: string, readAs: string | null) =>
    `${readAs === null ? '' : `Se lee como ${readAs}; `}${figures.range(min, max)}${unit && `\u00a0${unit}`}`,
}
