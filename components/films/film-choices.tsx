'use client'

import { lazy, Suspense } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { asset } from '@/lib/config/asset'
import { quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './film-choices.module.scss'

const ChosenFilm = lazy(() => import('./chosen-film').then(({ ChosenFilm }) => ({ default: ChosenFilm })))

const TOOLS = [
  { kind: 'coverage', href: '/ppf', drawing: 'pack-car-nose', label: 'Cover a car' },
  { kind: 'tint', href: '/window-film', drawing: 'prop-tint', label: 'Tint a window' },
  { kind: 'hull', href: '/marine-film', drawing: 'pack-boat-bow', label: 'Plan a hull' },
] as const

/** A drawing of the choice made with each tool, or a link to the tool if there is none. */
export function FilmChoices() {
  const items = useStoredValue(quoteStore) ?? []
  return (
    <ul className={styles.choices} aria-label="Your films">
      {TOOLS.map(({ kind, href, drawing, label }) => {
        const item = items.find((each) => each.kind === kind)
        const start = (
          <IntentLink href={href}>
            <img src={asset(`/drawings/film-${drawing}.svg`)} alt="" />
            {label}
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
