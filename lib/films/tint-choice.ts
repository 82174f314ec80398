import type { FilmChoice, Query } from './film-choice'
import { clampPercent, glasses, MAX_FILM, MAX_GLASS, MIN_FILM, MIN_GLASS } from './tint'

const FACTORY = glasses[1].vlt
const SHADE = 35

export type View = { from: 'inside' | 'outside'; at: 'day' | 'night' }
export type Tint = { film: number; glass: number; view: View }

export function readTint(query: Query): Tint {
  return {
    film: clampPercent(query.get('film'), MIN_FILM, MAX_FILM, SHADE),
    glass: clampPercent(query.get('glass'), MIN_GLASS, MAX_GLASS, FACTORY),
    view: {
      from: query.get('from') === 'outside' ? 'outside' : 'inside',
      at: query.get('at') === 'night' ? 'night' : 'day',
    },
  }
}

const KINDS: Readonly<Record<string, string>> = {
  clear: 'clear glass',
  factory: 'factory glass',
  privacy: 'privacy glass',
}

/** `35% film, factory glass` */
export function tintTitle({ film, glass }: Tint): string {
  const kind = glasses.find(({ vlt }) => vlt === glass)
  return `${film}% film, ${(kind && KINDS[kind.id]) ?? `${glass}% glass`}`
}

export function tintChoice({ film, glass, view }: Tint) {
  return {
    text: `${film}% window film on ${glass}% glass`,
    state: { film: String(film), glass: String(glass), ...view },
  } satisfies FilmChoice
}
