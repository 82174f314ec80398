import type { CarDrawing } from '@/lib/films/roll'

/** The windows that a side view shows as panes. */
export const drawnPanes = ['front-side', 'rear-side'] as const
/** Of these it shows only where they are. */
export const hiddenPanes = ['windscreen', 'rear'] as const

type Look = { isLit: boolean; isCropped?: boolean; marked: readonly string[] }

const GLASS = /<g data-glass=""[^>]*>(.*?)<\/g>/
const PANE = /<path data-window="([a-z-]+)" d="([^"]+)"\/>/g

/**
 * A side view whose panes show the seats, darkened by a shade with `data-shade`. Lit, the cabin glows and the body is
 * dark. Marked windows have a dotted edge, or a line where the view shows no pane of them.
 */
export function withPanes(drawing: string, name: CarDrawing, { isLit, isCropped, marked }: Look): string {
  const { seats, gloss, lines } = views[name]
  let edge = hiddenPanes.map((id) => (marked.includes(id) ? lineOf(...lines[id]) : '')).join('')
  const glass = (_: string, panes: string) =>
    panes.replace(PANE, (_pane, id: (typeof drawnPanes)[number], d: string) => {
      if (marked.includes(id)) edge += `<path ${DOTS} d="${d}"/>`
      const clip = `${name}-${id}`
      return (
        `<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">` +
        `<path fill="${isLit ? LAMP : CABIN}" d="${d}"/>` +
        `<path fill="var(--t-0)" fill-opacity=".3" transform="translate(${seats[id].join(' ')})" d="${SEATS[id]}"/>` +
        `<path fill="var(--t-0)" data-shade="${id}" d="${d}"/>` +
        `<path fill="#fff" fill-opacity=".16" d="${gloss}"/></g>`
      )
    })
  const [, whole = '', body = ''] = /^(<svg[^>]*>)(.*)<\/svg>\s*$/s.exec(drawing) ?? []
  const open = isCropped ? whole.replace(/viewBox="[^"]*"/, `viewBox="${cropOf(name, marked)}"`) : whole
  if (!isLit) return `${open}${body.replace(GLASS, glass)}${edge}</svg>`
  const [before = '', after = ''] = body.split(GLASS.exec(body)?.[0] ?? '')
  const dark = (part: string) => `<g filter="url(#${name}-night)">${part}</g>`
  const panes = (GLASS.exec(body)?.[0] ?? '').replace(GLASS, glass)
  return `${open}${nightFilter(name)}${dark(before)}${panes}${dark(after)}${edge}</svg>`
}

/** The view box for a picture of 4:3 with the marked window in its middle, or the cabin. */
function cropOf(name: CarDrawing, [marked = '']: readonly string[]): string {
  const { seats, lines } = views[name]
  const [from, , to = from + SEAT_WIDTH] =
    marked === 'windscreen' || marked === 'rear'
      ? lines[marked]
      : seats[marked === 'front-side' ? marked : 'rear-side']
  return `${(from + to - CROP.width) / 2} ${CROP.y} ${CROP.width} ${CROP.height}`
}

const CROP = { width: 360, height: 270, y: 5 }
const SEAT_WIDTH = 50

const CABIN = '#c6d4d8'
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

/** A seat and its headrest, from the lower left corner. */
const SEATS = {
  'front-side':
    'M0 0L8-40Q10-50 22-50T42-40L50 0ZM17-72h14a7 7 0 0 1 7 7v5a7 7 0 0 1-7 7h-14a7 7 0 0 1-7-7v-5a7 7 0 0 1 7-7Z',
  'rear-side':
    'M0 0L10-34Q12-42 24-42T46-32L58 0ZM19-62h12a7 7 0 0 1 7 7v3a7 7 0 0 1-7 7h-12a7 7 0 0 1-7-7v-3a7 7 0 0 1 7-7Z',
}

const glossAt = (wide: number, thin: number) =>
  `M${wide} 0h52l-70 140h-52zM${wide + 68} 0h14l-70 140h-14zM${thin} 0h40l-70 140h-40z`

type Line = readonly [x1: number, y1: number, x2: number, y2: number]

const views: Readonly<
  Record<
    CarDrawing,
    {
      seats: Record<(typeof drawnPanes)[number], readonly [x: number, y: number]>
      gloss: string
      lines: Record<(typeof hiddenPanes)[number], Line>
    }
  >
> = {
  hatch: {
    seats: { 'front-side': [474, 120], 'rear-side': [614, 118] },
    gloss: glossAt(410, 620),
    lines: { windscreen: [366, 101, 470, 49], rear: [840, 76, 872, 116] },
  },
  car: {
    seats: { 'front-side': [477, 124], 'rear-side': [624, 122] },
    gloss: glossAt(413, 630),
    lines: { windscreen: [350, 110, 452, 58], rear: [738, 63, 822, 105] },
  },
  suv: {
    seats: { 'front-side': [471, 111], 'rear-side': [610, 109] },
    gloss: glossAt(407, 616),
    lines: { windscreen: [358, 85, 456, 30], rear: [878, 53, 896, 102] },
  },
  truck: {
    seats: { 'front-side': [391, 116], 'rear-side': [548, 114] },
    gloss: glossAt(327, 554),
    lines: { windscreen: [308, 89, 390, 30], rear: [612, 26, 634, 104] },
  },
}
