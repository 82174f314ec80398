import { toText } from '@/lib/parsing/record'

/** In characters, as a person counts them roughly. */
export const NAME_LIMIT = 24

/** The parameter of a query with the name of the vehicle or boat. */
export const NAME = 'name'

/** A name as a field, a link or a query has it; empty without one. */
export const toVehicleName = (text: unknown): string =>
  Array.from(toText(text) ?? '')
    .slice(0, NAME_LIMIT)
    .join('')
    .trim()

/** A vehicle that nobody has named yet has its number among those of its class. */
export const isNumber = (name: string) => /^\d{1,2}$/.test(name)

/** `White Civic`, or `Sedan 2` */
export const shownName = (name: string, label: string) => (isNumber(name) ? `${label} ${name}` : name)
