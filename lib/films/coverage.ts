export type Part = { id: string; label: string }
export type Package = { name: string; hint: string; parts: readonly string[] }

export const panels: readonly Part[] = [
  { id: 'front-bumper', label: 'Front bumper' },
  { id: 'headlights', label: 'Headlights' },
  { id: 'mirrors', label: 'Mirrors' },
  { id: 'hood', label: 'Hood' },
  { id: 'fenders', label: 'Front fenders' },
  { id: 'rockers', label: 'Rockers' },
  { id: 'door-front', label: 'Front doors' },
  { id: 'door-rear', label: 'Rear doors' },
  { id: 'quarter', label: 'Quarter panels' },
  { id: 'roof', label: 'Roof and pillars' },
  { id: 'trunk', label: 'Trunk' },
  { id: 'rear-bumper', label: 'Rear bumper' },
]

const nose = ['front-bumper', 'headlights', 'mirrors']
/** The configurator's initial selection. */
export const frontPanels = [...nose, 'hood', 'fenders']
const road = [...frontPanels, 'rockers', 'quarter', 'rear-bumper']

export const carPackages: readonly Package[] = [
  { name: 'Nose', hint: 'Where most stone chips land', parts: nose },
  { name: 'Front', hint: 'Everything ahead of the doors', parts: frontPanels },
  { name: 'Road', hint: 'Front, sills and what the wheels throw', parts: road },
  { name: 'Full', hint: 'Every painted panel', parts: panels.map(({ id }) => id) },
]

export const hullZones: readonly Part[] = [
  { id: 'bow', label: 'Bow' },
  { id: 'hull-side', label: 'Topsides' },
  { id: 'quarter', label: 'Quarter' },
  { id: 'transom', label: 'Transom' },
  { id: 'waterline', label: 'Boot stripe' },
  { id: 'rub-rail', label: 'Rub rail' },
  { id: 'gunwale', label: 'Gunwale' },
  { id: 'foredeck', label: 'Foredeck' },
  { id: 'swim-platform', label: 'Swim platform' },
  { id: 'hardtop', label: 'Hardtop' },
  { id: 'cabin-glass', label: 'Cabin glass' },
]

export const topsideZones = ['bow', 'hull-side', 'quarter', 'transom', 'waterline', 'rub-rail']

export const boatPackages: readonly Package[] = [
  {
    name: 'Dock',
    hint: 'Fenders, lines and boarding',
    parts: ['rub-rail', 'quarter', 'transom', 'swim-platform'],
  },
  { name: 'Bow', hint: 'Anchor, chain and spray', parts: ['bow', 'waterline', 'foredeck'] },
  {
    name: 'Topsides',
    hint: 'All gelcoat down to the waterline',
    parts: topsideZones,
  },
  { name: 'Full', hint: 'Topsides, deck edges and glass', parts: hullZones.map(({ id }) => id) },
]

/** The name of the package with exactly the chosen parts. */
export function packageOf(packages: readonly Package[], chosen: readonly string[]): string | null {
  const set = new Set(chosen)
  const match = packages.find(
    ({ parts }) => parts.length === set.size && parts.every((part) => set.has(part)),
  )
  return match?.name ?? null
}

/** The known parts of a list from the URL, each once, in the drawing's order. */
export function readParts(known: readonly Part[], text: string): readonly string[] {
  const named = new Set(text.split('.'))
  return known.map(({ id }) => id).filter((id) => named.has(id))
}

export function toggled(known: readonly Part[], chosen: readonly string[], id: string): readonly string[] {
  return known.map((part) => part.id).filter((part) => chosen.includes(part) !== (part === id))
}

/** Sorts parts by the first package that contains them. */
export function byPackage(parts: readonly Part[], packages: readonly Package[]): readonly Part[] {
  const firstOf = (id: string) => packages.findIndex((each) => each.parts.includes(id))
  return parts.toSorted((a, b) => firstOf(a.id) - firstOf(b.id))
}
