'use client'

import { lazy, Suspense } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { asset } from '@/lib/config/asset'
import { filmLines } from '@/lib/config/film-lines'
import { lineTexts } from '@/lib/content/films/lines'
import { quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './film-choices.module.scss'

const ChosenFilm = lazy(() => import('./chosen-film').then(({ ChosenFilm }) => ({ default: ChosenFilm })))

/** A drawing of the choice made with each tool, or a link to the tool if there is none. */
export function FilmChoices() {
  const items = useStoredValue(quoteStore) ?? []
  return (
    <ul className={styles.choices} aria-label="Your films">
      {Object.entries(filmLines).map(([kind, name]) => {
        const { drawing, invitation } = lineTexts[name]
        const item = items.find((each) => each.kind === kind)
        const start = (
          <IntentLink href={`/${name}`}>
            <img src={asset(`/drawings/film-${drawing}.svg`)} alt="" />
            {invitation}
          </IntentLink>
        )
        return (
          <li key={kind}>
            {item ? (
              <Suspense fallback={start}>
                <ChosenFilm item={item} />
              </Suspense>
            ) : (
              start
            )}
          </li>
        )
      })}
    </ul>
  )
}
