import { sceneLabels as texts } from '@/lib/content/tint-tool'
import styles from './tint-picture.module.scss'
import type { SceneParts } from './tint-scene'

const WINDOW = 'M96 470C112 330 190 150 300 84C330 66 360 60 400 60H872C896 60 910 74 910 98V470Z'

const LABEL = 'd-print-none position-absolute rounded-1 fw-semibold text-nowrap'

/** Rendered on the server, so that the page's script does not contain them. */
export const sceneParts: SceneParts = {
  shapes: (
    <>
      <clipPath id="tint-window">
        <path d={WINDOW} />
      </clipPath>
      <clipPath id="tint-left">
        <path d="M0 0H700V600H0Z" />
      </clipPath>
      <clipPath id="tint-right">
        <path d="M700 0H1000V600H700Z" />
      </clipPath>
    </>
  ),
  labels: (
    <>
      <span className={`${LABEL} ${styles.covered}`}>{texts.covered}</span>
      <span className={`${LABEL} ${styles.bare}`}>{texts.bare}</span>
    </>
  ),
}
