export const keels = [
  { id: 'fin', label: 'Fin keel', factor: 0.5 },
  { id: 'long', label: 'Long keel', factor: 0.75 },
  { id: 'motor', label: 'Motor boat', factor: 0.85 },
] as const

export type KeelId = (typeof keels)[number]['id']

/** Metres. */
export type Hull = {
  loa: number
  lwl: number
  beam: number
  freeboard: number
  draught: number
  keel: KeelId
}
export type Measure = Exclude<keyof Hull, 'keel'>

/** The bounds of what is a boat, and a boat to begin with. */
export const measures: Record<Measure, { label: string; min: number; max: number; start: number }> = {
  loa: { label: 'Length overall', min: 2, max: 60, start: 10 },
  lwl: { label: 'Waterline length', min: 2, max: 60, start: 9 },
  beam: { label: 'Beam', min: 0.5, max: 15, start: 3 },
  freeboard: { label: 'Freeboard', min: 0.2, max: 5, start: 1.2 },
  draught: { label: 'Draught', min: 0.1, max: 6, start: 1 },
}

/** Square metres. */
export type HullAreas = { topsides: number; deck: number; underWater: number }

export function hullAreas({ loa, lwl, beam, freeboard, draught, keel }: Hull): HullAreas {
  const { factor } = keels.find(({ id }) => id === keel) ?? keels[0]
  return {
    topsides: (loa + beam) * 2 * freeboard,
    deck: loa * beam * 0.75,
    underWater: lwl * (beam + draught) * factor,
  }
}

/** Nonsense becomes the nearest sense, or the boat to begin with. */
export function readMeasure(measure: Measure, text: string | null): number {
  const { min, max, start } = measures[measure]
  const value = /^\s*\d{1,4}([.,]\d+)?\s*$/.test(text ?? '') ? Number(text?.replace(',', '.')) : Number.NaN
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : start
}

export function readKeel(text: string | null): KeelId {
  return keels.find(({ id }) => id === text)?.id ?? 'motor'
}
