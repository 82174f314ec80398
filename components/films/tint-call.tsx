'use client'

import { useDeferredValue } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { formatLight, together } from '@/lib/films/tint'
import { readTint, tintChoice, tintTitle } from '@/lib/films/tint-choice'
import { quoteItem } from '@/lib/quote/quote-store'
import { useQueryState } from '@/lib/url/use-query-state'
import { ClosingActions } from './closing-actions'
import styles from './closing-drawing.module.scss'
import { TintView } from './tint-view'

/** Summarises the simulator's film and glass at the end of the page, with the view through both. */
export function TintCall() {
  // Far below the slider, which must not wait for it.
  const tint = readTint(useDeferredValue(useQueryState()))
  const share = together(tint.glass, tint.film)

  return (
    <ClosingCall
      title={`${tintTitle(tint)}.`}
      text={
        <>
          Together they let <span className="numeric">{formatLight(share)}%</span> of the light through.
        </>
      }
      actions={
        <ClosingActions
          ask="Ask for this tint"
          change="Change the shade"
          item={quoteItem('tint', tintChoice(tint))}
        />
      }
    >
      <TintView className={styles.view} film={tint.film} glass={tint.glass} />
    </ClosingCall>
  )
}
