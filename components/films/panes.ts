import type { CarDrawing } from '@/lib/films/roll'

/** The windows that a side view shows as panes. */
export const drawnPanes = ['front-side', 'rear-side'] as const
/** Of these it shows only where they are. */
export const hiddenPanes = ['windscreen', 'rear'] as const

type Look = { isLit: boolean; isCropped?: boolean; marked: readonly string[] }

const GLASS = /<g data-glass="".*?<\/g><\/g>/
const SHADE = /data-shade="([a-z-]+)" d="([^"]+)"/g

/**
 * A side view, whose panes are darkened by what has a `data-shade`. Lit, the cabin glows and the body is dark. Marked
 * windows have a dotted edge, or a line where the view shows no pane of them.
 */
export function withPanes(drawing: string, name: CarDrawing, { isLit, isCropped, marked }: Look): string {
  const { lines } = views[name]
  const edge = [
    ...hiddenPanes.map((id) => (marked.includes(id) ? lineOf(...lines[id]) : '')),
    ...Array.from(drawing.matchAll(SHADE), ([, id = '', d]) =>
      marked.includes(id) ? `<path ${DOTS} d="${d}"/>` : '',
    ),
  ].join('')
  const [, whole = '', body = ''] = /^(<svg[^>]*>)(.*)<\/svg>\s*$/s.exec(drawing) ?? []
  const open = isCropped ? whole.replace(/viewBox="[^"]*"/, `viewBox="${cropOf(name, marked)}"`) : whole
  if (!isLit) return `${open}${body}${edge}</svg>`
  const glass = GLASS.exec(body)?.[0] ?? ''
  const [before = '', after = ''] = body.split(glass)
  const dark = (part: string) => `<g filter="url(#${name}-night)">${part}</g>`
  const lit = glass.replace(/fill="[^"]*"/, `fill="${LAMP}"`)
  return `${open}${nightFilter(name)}${dark(before)}${lit}${dark(after)}${edge}</svg>`
}

/** The view box for a picture of 4:3 with the marked window in its middle, or the cabin. */
function cropOf(name: CarDrawing, [marked = '']: readonly string[]): string {
  const { seats, lines } = views[name]
  const [from, , to = from + SEAT_WIDTH] =
    marked === 'windscreen' || marked === 'rear'
      ? lines[marked]
      : [seats[marked === 'front-side' ? marked : 'rear-side']]
  return `${(from + to - CROP.width) / 2} ${CROP.y} ${CROP.width} ${CROP.height}`
}

const CROP = { width: 360, height: 270, y: 5 }
const SEAT_WIDTH = 50

const LAMP = '#f7d59c'
/** The share of the body's light that remains at night. */
const NIGHT = 0.08

const nightFilter = (name: string) =>
  `<filter id="${name}-night"><feComponentTransfer>${['R', 'G', 'B']
    .map((channel) => `<feFunc${channel} type="linear" slope="${NIGHT}"/>`)
    .join('')}</feComponentTransfer></filter>`

const DOTS =
  'fill="none" stroke="var(--edge-17)" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="2 9"'

const lineOf = (...[x1, y1, x2, y2]: Line) => {
  const d = `M${x1} ${y1}L${x2} ${y2}`
  return `<path stroke="#fff" stroke-width="17" stroke-linecap="round" d="${d}"/><path stroke="var(--edge-17)" stroke-width="11" stroke-linecap="round" d="${d}"/>`
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number]

const views: Readonly<
  Record<
    CarDrawing,
    {
      /** The left edges of the seats. */
      seats: Record<(typeof drawnPanes)[number], number>
      lines: Record<(typeof hiddenPanes)[number], Line>
    }
  >
> = {
  hatch: {
    seats: { 'front-side': 474, 'rear-side': 614 },
    lines: { windscreen: [366, 101, 470, 49], rear: [840, 76, 872, 116] },
  },
  car: {
    seats: { 'front-side': 477, 'rear-side': 624 },
    lines: { windscreen: [350, 110, 452, 58], rear: [738, 63, 822, 105] },
  },
  suv: {
    seats: { 'front-side': 471, 'rear-side': 610 },
    lines: { windscreen: [358, 85, 456, 30], rear: [878, 53, 896, 102] },
  },
  truck: {
    seats: { 'front-side': 391, 'rear-side': 548 },
    lines: { windscreen: [308, 89, 390, 30], rear: [612, 26, 634, 104] },
  },
}
