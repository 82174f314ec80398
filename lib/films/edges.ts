import type { CarDrawing, carAreas } from './roll'

type Panel = keyof typeof carAreas

/** Pairs of panels that touch in our drawings. */
const NEIGHBOURS: readonly (readonly [Panel, Panel])[] = [
  ['front-bumper', 'headlights'],
  ['front-bumper', 'hood'],
  ['front-bumper', 'fenders'],
  ['headlights', 'hood'],
  ['headlights', 'fenders'],
  ['hood', 'fenders'],
  ['fenders', 'door-front'],
  ['fenders', 'rockers'],
  ['fenders', 'roof'],
  ['mirrors', 'door-front'],
  ['door-front', 'door-rear'],
  ['door-front', 'rockers'],
  ['door-front', 'roof'],
  ['door-rear', 'rockers'],
  ['door-rear', 'roof'],
  ['quarter', 'trunk'],
  ['quarter', 'rear-bumper'],
  ['trunk', 'rear-bumper'],
]

/** Not on a pickup, whose bed is separate from its cab. */
const BODY: typeof NEIGHBOURS = [
  ['door-rear', 'quarter'],
  ['quarter', 'rockers'],
  ['quarter', 'roof'],
]

/** Between a sedan's roof and trunk is the rear window. */
const TAILGATE: typeof NEIGHBOURS = [['roof', 'trunk']]

const OTHER_NEIGHBOURS: Record<CarDrawing, typeof NEIGHBOURS> = {
  hatch: [...BODY, ...TAILGATE],
  car: BODY,
  suv: [...BODY, ...TAILGATE],
  truck: [],
}

/** The visible edges of the film: for each covered panel, the bare panels next to it. */
export function openEdges(
  chosen: readonly string[],
  drawing: CarDrawing,
): ReadonlyMap<string, readonly string[]> {
  const edges = new Map<string, string[]>()
  for (const [a, b] of [...NEIGHBOURS, ...OTHER_NEIGHBOURS[drawing]]) {
    if (chosen.includes(a) === chosen.includes(b)) continue
    const [covered, bare] = chosen.includes(a) ? [a, b] : [b, a]
    edges.set(covered, [...(edges.get(covered) ?? []), bare])
  }
  return edges
}
