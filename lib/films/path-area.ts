type Point = readonly [number, number]

const STEPS = 24

/** The area inside an SVG path of absolute M, L, H, V, C, A and Z; its pieces are added. */
export function pathArea(path: string): number {
  return outlines(path).reduce((area, outline) => area + Math.abs(shoelace(outline)), 0)
}

function outlines(path: string): Point[][] {
  const all: Point[][] = []
  let outline: Point[] = []
  let [x, y]: Point = [0, 0]
  const go = (point: Point) => {
    ;[x, y] = point
    outline.push(point)
  }
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVCAZ])([^MLHVCAZ]*)/g)) {
    const numbers = Array.from(rest.matchAll(/-?\d*\.?\d+/g), ([text]) => Number(text))
    if (command === 'M') {
      outline = []
      all.push(outline)
    }
    for (const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] of groups(command, numbers)) {
      if (command === 'H') go([a, y])
      else if (command === 'V') go([x, a])
      else if (command === 'C') for (const point of curve([x, y], [a, b], [c, d], [e, f])) go(point)
      else if (command === 'A') for (const point of arc([x, y], a, e === 1, [f, g])) go(point)
      else go([a, b])
    }
  }
  return all
}

const SIZES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, A: 7 }

function groups(command: string, numbers: number[]): number[][] {
  const size = SIZES[command] ?? Number.POSITIVE_INFINITY
  return Array.from({ length: Math.floor(numbers.length / size) }, (_, i) =>
    numbers.slice(i * size, (i + 1) * size),
  )
}

function curve(p: Point, q: Point, r: Point, s: Point): Point[] {
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS
    const u = 1 - t
    const at = (k: 0 | 1) => u ** 3 * p[k] + 3 * u * u * t * q[k] + 3 * u * t * t * r[k] + t ** 3 * s[k]
    return [at(0), at(1)]
  })
}

/** A part of a circle, the smaller one. */
function arc([x1, y1]: Point, radius: number, isClockwise: boolean, [x2, y2]: Point): Point[] {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const half = Math.hypot(x2 - x1, y2 - y1) / 2
  const r = Math.max(radius, half)
  const height = (isClockwise ? 1 : -1) * Math.sqrt(r * r - half * half)
  const [cx, cy] = [mx - (height * (y2 - y1)) / (2 * half), my + (height * (x2 - x1)) / (2 * half)]
  const from = Math.atan2(y1 - cy, x1 - cx)
  const turn = 2 * Math.PI
  let sweep = (Math.atan2(y2 - cy, x2 - cx) - from) % turn
  if (isClockwise && sweep < 0) sweep += turn
  if (!isClockwise && sweep > 0) sweep -= turn
  return Array.from({ length: STEPS }, (_, i) => {
    const angle = from + (sweep * (i + 1)) / STEPS
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
  })
}

function shoelace(outline: Point[]): number {
  return outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

/** Each panel's area in a drawing: of all shapes that carry its name. */
export function panelAreas(drawing: string): Record<string, number> {
  const areas: Record<string, number> = {}
  for (const [, panel = '', shapes = ''] of drawing.matchAll(/data-panel="([^"]+)"[^>]*>(.*?)<\/g>/g)) {
    const paths = Array.from(shapes.matchAll(/ d="([^"]+)"/g), ([, path = '']) => path)
    areas[panel] = (areas[panel] ?? 0) + paths.reduce((sum, path) => sum + pathArea(path), 0)
  }
  return areas
}

/** A car has two sides and one top; both drawings are of one scale. */
export function carWeights(side: string, top: string): Record<string, number> {
  const weights = panelAreas(top)
  for (const [panel, area] of Object.entries(panelAreas(side)))
    weights[panel] = Math.round((weights[panel] ?? 0) + 2 * area)
  return weights
}
