'use client'

import { places, windows } from '@/lib/content/tint-laws'
import { firstPlace } from '@/lib/films/legal'
import { clampPercent, glasses, MAX_FILM, MAX_GLASS, MIN_FILM, MIN_GLASS } from '@/lib/films/tint'
import { setQueryState } from '@/lib/outside/query-state'
import { useQueryState } from '@/lib/outside/use-query-state'
import { AddToQuote } from './add-to-quote'
import { FilmSlider } from './film-slider'
import { GlassChoice } from './glass-choice'
import { LegalFinder } from './legal-finder'
import { TintResult } from './tint-result'
import { TintScene, type View } from './tint-scene'
import styles from './tint-simulator.module.scss'
import { ViewChoice } from './view-choice'

const FACTORY = glasses[1].vlt
const SHADE = 35
const FRONT_SIDE = windows[1]

export function TintSimulator() {
  const query = useQueryState()
  const film = clampPercent(query.get('film'), MIN_FILM, MAX_FILM, SHADE)
  const glass = clampPercent(query.get('glass'), MIN_GLASS, MAX_GLASS, FACTORY)
  const view: View = {
    from: query.get('from') === 'outside' ? 'outside' : 'inside',
    at: query.get('at') === 'night' ? 'night' : 'day',
  }
  const place = places.find(({ id }) => id === query.get('place')) ?? firstPlace
  const { id: window } = windows.find(({ id }) => id === query.get('window')) ?? FRONT_SIDE
  const tint = { film: String(film), glass: String(glass), from: view.from, at: view.at }
  const state = { ...tint, place: place.id, window }
  const change = (part: Partial<typeof state>) => setQueryState({ ...state, ...part })

  return (
    <>
      <div className={`sheet-card ${styles.tint}`}>
        <TintScene glass={glass} film={film} view={view} />
        <div className={styles.controls}>
          <FilmSlider film={film} glass={glass} onChange={(value) => change({ film: String(value) })} />
          <GlassChoice glass={glass} onChange={(value) => change({ glass: String(value) })} />
          <TintResult film={film} glass={glass} />
        </div>
        <div className={styles.foot}>
          <ViewChoice view={view} onChange={change} />
          <AddToQuote kind="tint" text={`Window film of ${film}% on glass of ${glass}%`} state={tint} />
        </div>
      </div>
      <LegalFinder glass={glass} place={place} window={window} onChange={change} />
    </>
  )
}
