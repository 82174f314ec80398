import { readFileSync } from 'node:fs'
import styles from './parts-picker.module.scss'
import { closingCopy, svgElements, withParts } from './svg-elements'
import { VehicleDrawing } from './vehicle-drawing'

type Props = { name: 'car-side' | 'car-top' | 'boat'; on: readonly string[] }

export function readDrawing(name: string): string {
  return readFileSync(`components/films/drawings/${name}.svg`, 'utf8')
}

/** Inlined so that scripts can highlight its parts, initially `on`. The list next to it is its text equivalent. */
export function Drawing({ name, on }: Props) {
  const className = `${styles.drawing} ${styles[name] ?? ''}`
  const drawn = svgElements(withParts(readDrawing(name), on))
  if (name !== 'boat')
    return (
      <VehicleDrawing className={className} view={name}>
        {drawn}
      </VehicleDrawing>
    )
  return (
    <div className={className} aria-hidden="true">
      {drawn}
    </div>
  )
}

export function ClosingDrawing({ name, on }: Props) {
  const drawn = svgElements(withParts(closingCopy(readDrawing(name)), on))
  return name === 'boat' ? drawn : <VehicleDrawing view="closing">{drawn}</VehicleDrawing>
}
