import { readFileSync } from 'node:fs'
import styles from './parts-picker.module.scss'
import { CLOSING, ownCopy, svgElements, withParts } from './svg-elements'

type Name = 'car-side' | 'car-top' | 'boat'

export function readDrawing(name: string): string {
  return readFileSync(`components/films/drawings/${name}.svg`, 'utf8')
}

/** Inlined so that scripts can highlight its parts, initially `on`. The list next to it is its text equivalent. */
export const drawn = (name: Name, on: readonly string[]) => ({
  className: `${styles.drawing} ${styles[name] ?? ''}`,
  children: svgElements(withParts(readDrawing(name), on)),
})

/** Another copy on the same page, with another prefix. */
export const drawnCopy = (name: Name, prefix: string, on: readonly string[]) =>
  svgElements(withParts(ownCopy(readDrawing(name), prefix), on))

export const drawnAtEnd = (name: Name, on: readonly string[]) => drawnCopy(name, CLOSING, on)

export function DrawnBoat({ on }: { on: readonly string[] }) {
  return <div aria-hidden="true" {...drawn('boat', on)} />
}
