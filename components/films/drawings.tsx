import { readFileSync } from 'node:fs'
import { sceneLabels as texts } from '@/lib/content/tint-tool'
import styles from './parts-picker.module.scss'
import { closingCopy, svgElements, withParts } from './svg-elements'
import type { SceneParts } from './tint-scene'
import tintSimulatorStyles from './tint-simulator.module.scss'

type Name = 'car-side' | 'car-top' | 'boat'

export function readDrawing(name: string): string {
  return readFileSync(`components/films/drawings/${name}.svg`, 'utf8')
}

/** Inlined so that scripts can highlight its parts, initially `on`. The list next to it is its text equivalent. */
export const drawn = (name: Name, on: readonly string[]) => ({
  className: `${styles.drawing} ${styles[name] ?? ''}`,
  children: svgElements(withParts(readDrawing(name), on)),
})

export const drawnAtEnd = (name: Name, on: readonly string[]) =>
  svgElements(withParts(closingCopy(readDrawing(name)), on))

export function DrawnBoat({ on }: { on: readonly string[] }) {
  return <div aria-hidden="true" {...drawn('boat', on)} />
}

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
      <span className={`${LABEL} ${tintSimulatorStyles.covered}`}>{texts.covered}</span>
      <span className={`${LABEL} ${tintSimulatorStyles.bare}`}>{texts.bare}</span>
    </>
  ),
}
