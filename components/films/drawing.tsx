import { readFileSync } from 'node:fs'
import styles from './parts-picker.module.scss'
import { svgElements, withParts } from './svg-elements'

type Name = 'car-side' | 'car-top' | 'boat'

export function readDrawing(name: Name): string {
  return readFileSync(`components/films/drawings/${name}.svg`, 'utf8')
}

/** Inlined so that scripts can highlight its parts, initially `on`. The list next to it is its text equivalent. */
export function Drawing({ name, on }: { name: Name; on: readonly string[] }) {
  return (
    <div className={`${styles.drawing} ${styles[name] ?? ''}`} aria-hidden="true">
      {svgElements(withParts(readDrawing(name), on))}
    </div>
  )
}

/** A second copy on the same page, so its ids get a prefix to stay unique. */
export function ClosingDrawing({ name, on }: { name: Name; on: readonly string[] }) {
  const drawn = readDrawing(name).replace(/(id="|#)[a-z]+-/g, '$1call-')
  return svgElements(withParts(drawn, on))
}
