'use client'

import { useDeferredValue } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { tintCall as texts } from '@/lib/content/films/window-film/simulator'
import { percent } from '@/lib/content/films/window-film/tint'
import { formatLight, together } from '@/lib/films/tint'
import { tintTitle, tintUrl } from '@/lib/films/tint-choice'
import { useTint } from '@/lib/films/use-tint'
import { ClosingActions } from './closing-actions'
import styles from './film-page.module.scss'
import { TintView } from './tint-view'

/** Summarises the simulator's film and glass at the end of the page, with the view through both. */
export function TintCall() {
  // Far below the slider, which must not wait for it.
  const tint = useDeferredValue(useTint())
  const share = together(tint.glass, tint.film)

  return (
    <ClosingCall
      title={texts.title(tintTitle(tint))}
      text={
        <>
          {texts.together.before} <span className="numeric">{percent(formatLight(share))}</span>{' '}
          {texts.together.after}
        </>
      }
      actions={<ClosingActions change={texts.change} line={tintUrl(tint)} />}
    >
      <TintView className={`rounded-2 ${styles.view}`} film={tint.film} glass={tint.glass} />
    </ClosingCall>
  )
}
