'use client'

import { useDeferredValue } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { asset } from '@/lib/config/asset'
import { tintCall as texts } from '@/lib/content/films/window-film/simulator'
import { percent, tintView } from '@/lib/content/films/window-film/tint'
import { darkening } from '@/lib/films/light'
import { formatLight, together } from '@/lib/films/tint'
import { type Tint, tintTitle, tintUrl } from '@/lib/films/tint-choice'
import { useTint } from '@/lib/films/use-tint'
import { ClosingActions } from './closing-actions'
import styles from './film-page.module.scss'

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
      <TintView film={tint.film} glass={tint.glass} />
    </ClosingCall>
  )
}

/** The same view through glass with film and through bare glass. */
function TintView({ film, glass }: Pick<Tint, 'film' | 'glass'>) {
  const share = together(glass, film)
  return (
    <svg className={`rounded-2 ${styles.view}`} viewBox="0 0 500 220" role="img" aria-label={tintView.alt}>
      <image
        href={asset('/drawings/film-view.svg')}
        x="-400"
        width="2030"
        height="220"
        preserveAspectRatio="none"
      />
      <path fillOpacity={darkening(glass / 100)} d="M330 0H500V220H330Z" />
      <path fillOpacity={darkening(share / 100)} d="M0 0H330V220H0Z" />
      <path d="M330 0V220" />
    </svg>
  )
}
