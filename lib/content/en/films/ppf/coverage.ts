import { countOf } from '@/lib/content/number-words'

/** The classes of vehicles: in the list, and in a sentence. */
export const vehicleNames = {
  compact: { label: 'Compact', named: 'a compact' },
  sedan: { label: 'Sedan', named: 'a sedan' },
  'full-size': { label: 'Full-size', named: 'a full-size car' },
  'small-suv': { label: 'Small SUV', named: 'a small SUV' },
  'large-suv': { label: 'Large SUV', named: 'a large SUV' },
  truck: { label: 'Truck', named: 'a truck' },
}

/** The drawing in a message that it could not be loaded. */
export const vehicleDrawing = { name: 'The drawing of the vehicle' }

/** The choice as the heading of a page's end and of a line of the quote. */
export const coverageChoice = {
  panels: (count: number) => countOf(count, { one: 'panel', other: 'panels' }),
  title: (panels: string, vehicle: string) => `${panels}, on ${vehicle}`,
}
