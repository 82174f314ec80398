'use client'

import { Picture } from '@/components/ui/picture'
import { type QuoteKind, quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './film-choices.module.scss'

const PICTURES = { coverage: 'ppf', tint: 'window-film', hull: 'marine-film' } as const satisfies Record<
  QuoteKind,
  string
>

/** A photograph for the first film in the quote. Not rendered on the server, which cannot read the quote. */
export function LineStill() {
  const items = useStoredValue(quoteStore)
  if (!items) return null
  return (
    <div className={styles.still}>
      <Picture name={PICTURES[items[0]?.kind ?? 'coverage']} sizes="480px" />
    </div>
  )
}
