'use client'

import { IntentLink } from '@/components/ui/intent-link'
import { lazyPart } from '@/components/ui/lazy-part'
import { asset } from '@/lib/config/asset'
import { QUOTE_KINDS, type QuoteItem, quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './film-choices.module.scss'

const TOOLS = {
  coverage: { href: '/ppf', drawing: 'pack-car-nose', label: 'Cover a car' },
  tint: { href: '/window-film', drawing: 'prop-tint', label: 'Tint a window' },
  hull: { href: '/marine-film', drawing: 'pack-boat-bow', label: 'Plan a hull' },
} as const

// A choice whose drawing is not loaded looks like a tool without a choice.
const ChosenFilm = lazyPart(() => import('./chosen-film').then((module) => module.ChosenFilm), {
  Fallback: StartLink,
})

/** A drawing of the choice made with each tool, or a link to the tool if there is none. */
export function FilmChoices() {
  const items = useStoredValue(quoteStore) ?? []
  return (
    <ul className={styles.choices} aria-label="Your films">
      {QUOTE_KINDS.map((kind) => {
        const item = items.find((each) => each.kind === kind)
        return <li key={kind}>{item ? <ChosenFilm item={item} /> : <StartLink item={{ kind }} />}</li>
      })}
    </ul>
  )
}

function StartLink({ item }: { item: Pick<QuoteItem, 'kind'> }) {
  const { href, drawing, label } = TOOLS[item.kind]
  return (
    <IntentLink href={href}>
      <img src={asset(`/drawings/film-${drawing}.svg`)} alt="" />
      {label}
    </IntentLink>
  )
}
