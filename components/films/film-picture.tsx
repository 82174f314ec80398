import { useId } from 'react'
import { type FilmLine, readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { paintedAs } from '@/lib/films/paint'
import { vehicleOf } from '@/lib/films/vehicles'
import boat from './drawings/boat.svg'
import styles from './film-picture.module.scss'
import { drawnPanes } from './panes'
import { coveredCopy, svgElements } from './svg-elements'
import { TintedVehicle } from './tinted-vehicle'
import { useDrawing, vehicleFiles } from './use-drawing'

/** A line of the quote as a picture: the vehicle or boat with its covered parts, or one of its windows. */
export function FilmPicture({ line }: { line: FilmUrl }) {
  const read = readLine(line)
  return (
    <div
      className={`${styles.picture} d-grid align-items-center overflow-hidden rounded-2`}
      {...paintedAs(read ?? {})}
      aria-hidden="true"
    >
      {read && <Picture line={read} />}
    </div>
  )
}

function Picture({ line }: { line: FilmLine }) {
  if (line.kind === 'tint') return <TintPicture {...line} />
  if (line.kind === 'hull') return <BoatDrawing on={line.chosen} />
  return <PartsDrawing src={vehicleFiles[line.vehicle.drawing].side.src} on={line.chosen} />
}

/** The window on its vehicle, in its own light; both sides for a line that names none. */
function TintPicture({ film, glass, window, vehicle }: Extract<FilmLine, { kind: 'tint' }>) {
  const names = window ? [window] : drawnPanes
  return (
    <TintedVehicle
      drawing={vehicleOf(vehicle).drawing}
      panes={Object.fromEntries(names.map((name) => [name, { film, glass }]))}
      marked={window ?? undefined}
      isCropped
    />
  )
}

export const BoatDrawing = ({ on }: { on: readonly string[] }) => <PartsDrawing src={boat.src} on={on} />

/** A drawing with the chosen parts highlighted. */
function PartsDrawing({ src, on }: { src: string; on: readonly string[] }) {
  const id = useId()
  const [markup] = useDrawing(src, '')
  return (
    <div className={styles.parts} aria-hidden="true">
      {markup && svgElements(coveredCopy(markup, id, on))}
    </div>
  )
}
