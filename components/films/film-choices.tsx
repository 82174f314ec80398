'use client'

import { IntentLink } from '@/components/ui/intent-link'
import { lazyPart } from '@/components/ui/lazy-part'
import { Picture } from '@/components/ui/picture'
import { asset } from '@/lib/config/asset'
import { type FilmName, filmLines } from '@/lib/config/film-lines'
import { lineTools, filmChoices as texts } from '@/lib/content/films/lines'
import { type QuoteItem, quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './film-choices.module.scss'

// A choice whose drawing is not loaded looks like a tool without a choice.
const ChosenFilm = lazyPart(() => import('./chosen-film').then((module) => module.ChosenFilm), {
  Fallback: ({ item }: { item: QuoteItem }) => <StartLink name={filmLines[item.kind]} />,
})

/** A drawing of the choice made with each tool, or a link to the tool if there is none. */
export function FilmChoices() {
  const items = useStoredValue(quoteStore) ?? []
  return (
    <ul className={`list-unstyled d-grid gap-2 mb-3-half ${styles.choices}`} aria-label={texts.label}>
      {Object.entries(filmLines).map(([kind, name]) => {
        const item = items.find((each) => each.kind === kind)
        return (
          <li className="fs-sm" key={kind}>
            {item ? <ChosenFilm item={item} /> : <StartLink name={name} />}
          </li>
        )
      })}
    </ul>
  )
}

function StartLink({ name }: { name: FilmName }) {
  const { drawing, invitation } = lineTools[name]
  return (
    <IntentLink className="d-block" href={`/${name}`}>
      <img
        className={`d-block w-100 mb-2 rounded-2 ${styles.art}`}
        src={asset(`/drawings/film-${drawing}.svg`)}
        alt=""
      />
      {invitation}
    </IntentLink>
  )
}

/** A photograph for the first film in the quote. Not rendered on the server, which cannot read the quote. */
export function LineStill() {
  const items = useStoredValue(quoteStore)
  if (!items) return null
  return (
    <div className={`d-none d-lg-block overflow-hidden rounded-3 ${styles.still}`}>
      <Picture name={filmLines[items[0]?.kind ?? 'coverage']} sizes="480px" />
    </div>
  )
}
