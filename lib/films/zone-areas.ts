import { topsideZones } from './boat-parts'
import { type Hull, type HullAreas, hullAreas } from './hull'

/** The area of each zone in the drawing of the boat. The transom, which the drawing shows from its edge, is not used. */
export const drawnAreas: Readonly<Record<string, number>> = {
  bow: 183,
  'hull-side': 291,
  quarter: 84,
  waterline: 203,
  'rub-rail': 98,
  foredeck: 62,
  gunwale: 139,
  hardtop: 79,
  'swim-platform': 8,
}

const sides = topsideZones.filter((zone) => zone !== 'transom')
const deckZones = Object.keys(drawnAreas).filter((zone) => !sides.includes(zone))

function shareOf(zones: readonly string[], chosen: readonly string[]): number {
  const sum = (ids: readonly string[]) => ids.reduce((total, id) => total + (drawnAreas[id] ?? 0), 0)
  return sum(zones.filter((zone) => chosen.includes(zone))) / sum(zones)
}

/** The paint film for the chosen zones: each is its share of the hull's area. Cabin glass gets window film. */
export function filmAreas(hull: Hull, chosen: readonly string[]): Omit<HullAreas, 'underWater'> {
  const whole = hullAreas(hull)
  const transom = hull.beam * hull.freeboard
  return {
    topsides:
      (whole.topsides - transom) * shareOf(sides, chosen) + (chosen.includes('transom') ? transom : 0),
    deck: whole.deck * shareOf(deckZones, chosen),
  }
}
