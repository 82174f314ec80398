import { tintChoice as texts } from '@/lib/content/films/window-film/tint'
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

/** `35% film, factory glass` */
export function tintTitle({ film, glass }: Tint): string {
  return texts.title(film, glasses.find(({ vlt }) => vlt === glass)?.named ?? texts.glass(glass))
}

export function tintChoice({ film, glass, view }: Tint) {
  return {
    text: texts.line(film, glass),
    state: { film: String(film), glass: String(glass), ...view },
  } satisfies FilmChoice
}
