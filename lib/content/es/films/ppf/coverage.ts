import { countOf } from '@/lib/content/number-words'

/** The classes of vehicles: in the list, and in a sentence. */
export const vehicleNames = {
  compact: { label: 'Compacto', named: 'un compacto' },
  sedan: { label: 'Sedán', named: 'un sedán' },
  'full-size': { label: 'Sedán grande', named: 'un sedán grande' },
  'small-suv': { label: 'SUV pequeño', named: 'un SUV pequeño' },
  'large-suv': { label: 'SUV grande', named: 'un SUV grande' },
  truck: { label: 'Pickup', named: 'una pickup' },
}

/** The drawing in a message that it could not be loaded. */
export const vehicleDrawing = { name: 'Dibujo del vehículo' }

/** The choice as the heading of a page's end, and as a line of the quote. */
export const coverageChoice = {
  panels: (count: number) => countOf(count, { one: 'panel', other: 'paneles' }),
  title: (panels: string, vehicle: string) => `${panels} en ${vehicle}`,
}
