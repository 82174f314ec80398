import { preload } from 'react-dom'
import { asset } from '@/lib/config/asset'
import { tintScene as texts } from '@/lib/content/films/window-film/simulator'
import { transmissionTable } from '@/lib/films/light'
import { together } from '@/lib/films/tint'
import type { View } from '@/lib/films/tint-choice'
import styles from './tint-simulator.module.scss'

const WINDOW = 'M96 470C112 330 190 150 300 84C330 66 360 60 400 60H872C896 60 910 74 910 98V470Z'

const LABEL = 'd-print-none position-absolute px-2-half py-1 rounded-1 fw-semibold text-nowrap'

/** The share of the car's brightness that remains at night. */
const NIGHT = 0.08

/** Darkens the view in linear light, so that 35% film transmits 35%. The right part of the window has no film. */
export function TintScene({ glass, film, from, at }: { glass: number; film: number } & View) {
  const picture = asset(`/drawings/window-${from}-${at}.svg`)
  const frame = asset(`/drawings/window-frame-${from}.svg`)
  // These are the page's largest images, and browsers discover images inside an SVG late.
  for (const drawn of [picture, frame]) preload(drawn, { as: 'image', fetchPriority: 'high' })

  return (
    <div className={`position-relative overflow-hidden ${styles.scene}`}>
      <svg viewBox="0 0 1000 600" role="img" aria-label={texts.alt[from][at]}>
        <clipPath id="tint-window">
          <path d={WINDOW} />
        </clipPath>
        <clipPath id="tint-left">
          <path d="M0 0H700V600H0Z" />
        </clipPath>
        <clipPath id="tint-right">
          <path d="M700 0H1000V600H700Z" />
        </clipPath>
        <Transmission id="tint-film" share={together(glass, film) / 100} />
        <Transmission id="tint-glass" share={glass / 100} />
        <Transmission id="tint-night" share={NIGHT} />
        <g clipPath="url(#tint-window)">
          <g clipPath="url(#tint-left)">
            <image href={picture} width="1000" height="600" filter="url(#tint-film)" />
          </g>
          <g clipPath="url(#tint-right)">
            <image href={picture} width="1000" height="600" filter="url(#tint-glass)" />
          </g>
        </g>
        <path className={styles.edge} d="M700 60V470" />
        <image
          href={frame}
          x="-250"
          width="1500"
          height="600"
          filter={from === 'outside' && at === 'night' ? 'url(#tint-night)' : undefined}
        />
      </svg>
      <span className={`${LABEL} ${styles.covered}`}>{texts.covered}</span>
      <span className={`${LABEL} ${styles.bare}`}>{texts.bare}</span>
    </div>
  )
}

function Transmission({ id, share }: { id: string; share: number }) {
  const table = transmissionTable(share)
  return (
    <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
      <feComponentTransfer>
        <feFuncR type="table" tableValues={table} />
        <feFuncG type="table" tableValues={table} />
        <feFuncB type="table" tableValues={table} />
      </feComponentTransfer>
    </filter>
  )
}
