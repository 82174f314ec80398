'use client'

import { Picture } from '@/components/ui/picture'
import { quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './enquiry.module.scss'

/** A photograph for a visitor without a quote. Not rendered on the server, which cannot read the quote. */
export function LineStill() {
  const films = useStoredValue(quoteStore)
  if (!films) return null
  return (
    <div className={`d-none d-lg-block overflow-hidden rounded-3 ${styles.still}`}>
      <Picture name="ppf" sizes="480px" />
    </div>
  )
}
