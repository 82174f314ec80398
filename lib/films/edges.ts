/** Pairs of panels that touch in our drawing of a car. */
const NEIGHBOURS: readonly (readonly [string, string])[] = [
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
  ['door-rear', 'quarter'],
  ['door-rear', 'rockers'],
  ['door-rear', 'roof'],
  ['quarter', 'rockers'],
  ['quarter', 'roof'],
  ['quarter', 'trunk'],
  ['quarter', 'rear-bumper'],
  ['trunk', 'rear-bumper'],
]

/** The visible edges of the film: for each covered panel, the bare panels next to it. */
export function openEdges(chosen: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const edges = new Map<string, string[]>()
  for (const [a, b] of NEIGHBOURS) {
    if (chosen.includes(a) === chosen.includes(b)) continue
    const [covered, bare] = chosen.includes(a) ? [a, b] : [b, a]
    edges.set(covered, [...(edges.get(covered) ?? []), bare])
  }
  return edges
}
