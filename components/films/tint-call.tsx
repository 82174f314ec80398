'use client'

import { ClosingCall } from '@/components/ui/editorial/closing-call'
import { asset } from '@/lib/content/asset'
import { darkening } from '@/lib/films/light'
import { formatLight, glasses, together } from '@/lib/films/tint'
import { readTint, tintChoice } from '@/lib/films/tint-choice'
import { useQueryState } from '@/lib/url/use-query-state'
import { ClosingActions } from './closing-actions'
import styles from './closing-drawing.module.scss'
import { quoteItem } from './quote-item'

const KINDS: Readonly<Record<string, string>> = {
  clear: 'clear glass',
  factory: 'factory glass',
  privacy: 'privacy glass',
}

/** Repeats the simulator's shade and glass at the end of the page, with the view through both. */
export function TintCall() {
  const tint = readTint(useQueryState())
  const { film, glass } = tint
  const kind = glasses.find(({ vlt }) => vlt === glass)
  const { text, state } = tintChoice(tint)
  const share = together(glass, film)

  return (
    <ClosingCall
      title={`${film}% film, ${(kind && KINDS[kind.id]) ?? `${glass}% glass`}.`}
      text={
        <>
          Together they let <span className="numeric">{formatLight(share)}%</span> of the light through.
        </>
      }
      actions={
        <ClosingActions
          ask="Ask for this tint"
          change="Change the shade"
          item={quoteItem('tint', text, state)}
        />
      }
    >
      <svg
        className={styles.view}
        viewBox="0 0 500 220"
        role="img"
        aria-label="A view: on the left through glass and film, on the right through the glass alone."
      >
        <image
          href={asset('/drawings/film-view.svg')}
          x="-400"
          width="2030"
          height="220"
          preserveAspectRatio="none"
        />
        <path fillOpacity={darkening(glass / 100)} d="M330 0H500V220H330Z" />
        <path fillOpacity={darkening(share / 100)} d="M0 0H330V220H0Z" />
        <path className={styles.edge} d="M330 0V220" />
      </svg>
    </ClosingCall>
  )
}
