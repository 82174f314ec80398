import { asset } from '@/lib/config/asset'
import { type FilmLine, readLine } from '@/lib/films/film-line'
import { darkening, together } from '@/lib/films/tint'
import type { FilmUrl } from '@/lib/quote/quote'
import boat from './drawings/boat.svg'
import styles from './film-picture.module.scss'
import { svgElements, withParts } from './svg-elements'
import { useDrawing } from './use-drawing'
import { vehicleFiles } from './vehicle-files'

/** A line of the quote as a picture: the vehicle or boat with its covered parts, or the view and its window. */
export function FilmPicture({ line }: { line: FilmUrl }) {
  const read = readLine(line)
  return (
    <div
      className={`${styles.picture} d-grid align-items-center overflow-hidden rounded-2`}
      aria-hidden="true"
    >
      {read && <Picture line={read} />}
    </div>
  )
}

function Picture({ line }: { line: FilmLine }) {
  if (line.kind === 'tint') return <TintPicture {...line} />
  return line.kind === 'coverage' ? (
    <PartsDrawing thing="car" src={vehicleFiles[line.vehicle.drawing].side.src} on={line.chosen} />
  ) : (
    <PartsDrawing thing="boat" src={boat.src} on={line.chosen} />
  )
}

/** The view through glass and film, above the window on a small car. */
function TintPicture({ film, glass, window }: Extract<FilmLine, { kind: 'tint' }>) {
  const height = window ? 42 : 78
  return (
    <svg viewBox="0 0 104 78" aria-hidden="true">
      <image
        href={asset('/drawings/film-view.svg')}
        width="104"
        height={height}
        preserveAspectRatio="xMidYMid slice"
      />
      <path fillOpacity={darkening(together(glass, film) / 100)} d={`M0 0H104V${height}H0Z`} />
      {window && (
        <image href={asset(`/drawings/film-window-${window}.svg`)} x="13" y="47" width="78" height="25.4" />
      )}
    </svg>
  )
}

type DrawingProps = { thing: 'car' | 'boat'; src: string; on: readonly string[] }

/** A drawing with the chosen parts highlighted. */
function PartsDrawing({ thing, src, on }: DrawingProps) {
  const markup = useDrawing(src)
  return <div className={styles[thing]}>{markup && svgElements(withParts(markup, on))}</div>
}
