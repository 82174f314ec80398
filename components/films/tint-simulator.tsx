'use client'

import type { ReactNode } from 'react'
import { places, windows } from '@/lib/content/tint-laws'
import { firstPlace } from '@/lib/films/legal'
import { readTint, tintChoice } from '@/lib/films/tint-choice'
import { setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { AddToQuote } from './add-to-quote'
import { FilmSlider } from './film-slider'
import { GlassChoice } from './glass-choice'
import { LegalFinder } from './legal-finder'
import { TintResult } from './tint-result'
import { TintScene } from './tint-scene'
import styles from './tint-simulator.module.scss'
import { ViewChoice } from './view-choice'

const FRONT_SIDE = windows[1]

type Props = {
  /** The legal documents by place id. Rendered on the server, so that their data stays out of the JavaScript bundle. */
  lawSources: Readonly<Record<string, ReactNode>>
}

export function TintSimulator({ lawSources }: Props) {
  const query = useQueryState()
  const tint = readTint(query)
  const { film, glass, view } = tint
  const choice = tintChoice(tint)
  const place = places.find(({ id }) => id === query.get('place')) ?? firstPlace
  const { id: window } = windows.find(({ id }) => id === query.get('window')) ?? FRONT_SIDE
  const state = { ...choice.state, place: place.id, window }
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
          <AddToQuote kind="tint" {...choice} />
        </div>
      </div>
      <LegalFinder
        glass={glass}
        place={place}
        window={window}
        sources={lawSources[place.id]}
        onChange={change}
      />
    </>
  )
}
