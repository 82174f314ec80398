export const unitSystems = ['metric', 'us'] as const
export type Units = (typeof unitSystems)[number]

export const UNITS_KEY = 'tersa.units'

export const toUnits = (text: unknown): Units | null => unitSystems.find((each) => each === text) ?? null

/** The units of a visitor who has not chosen any: US units for languages of the United States, otherwise metric. */
export const unitsOfLanguage = (language: string): Units => (language.includes('-US') ? 'us' : 'metric')
