import { readFileSync } from 'node:fs'
import styles from './parts-picker.module.scss'
import { svgElements } from './svg-elements'

type Name = 'car-side' | 'car-top' | 'boat'

export function readDrawing(name: Name): string {
  return readFileSync(`components/films/drawings/${name}.svg`, 'utf8')
}

/** Inlined, since its panels show what is chosen, at first `on`; the list beside it says the same in words. */
export function Drawing({ name, on }: { name: Name; on: readonly string[] }) {
  const shown = readDrawing(name).replace(/data-panel="([^"]+)"/g, (panel, id) =>
    on.includes(id) ? `${panel} data-on=""` : panel,
  )
  return (
    <div className={`${styles.drawing} ${styles[name] ?? ''}`} aria-hidden="true">
      {svgElements(shown)}
    </div>
  )
}
