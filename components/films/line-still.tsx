'use client'

import { Picture } from '@/components/ui/picture'
import { filmLines } from '@/lib/config/film-lines'
import { quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './film-choices.module.scss'

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
