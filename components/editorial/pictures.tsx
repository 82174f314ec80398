import type { Captioned, FilmDrawingName } from '@/lib/content/facts/films'
import type { Text } from '@/lib/content/words'
import styles from './editorial.module.scss'
import { FilmDrawing } from './film-drawing'
import { Words } from './sections'

type Props = {
  pictures: readonly Captioned[]
  /** `steps` are numbered, `frames` touch each other like the frames of a film strip. */
  kind?: 'steps' | 'frames'
}

/** A row of captioned pictures; on a phone, a list with each caption next to its picture. */
export function PictureRow({ pictures, kind }: Props) {
  return (
    <ol className={`d-grid ${styles.row} ${kind ? styles[kind] : ''}`}>
      <CaptionedPictures pictures={pictures} />
    </ol>
  )
}

/** List items, each with a picture, a title and a text. */
export function CaptionedPictures({ pictures }: Pick<Props, 'pictures'>) {
  return pictures.map(({ drawing, alt, title, text }) => (
    <li key={drawing}>
      <FilmDrawing name={drawing} alt={alt} />
      <h3>{title}</h3>
      <p className="text-body-secondary">
        <Words>{text}</Words>
      </p>
    </li>
  ))
}

type PicturePairsProps = { pictures: readonly Captioned[]; heads?: Readonly<Record<string, string>> }

/** Pairs of contrasting cases in two columns, even on a phone. */
export function PicturePairs({ pictures, heads = {} }: PicturePairsProps) {
  return (
    <div className={`d-grid cols-fit ${styles.pairs}`}>
      {Object.entries(heads).map(([id, head]) => (
        <p className="fw-semibold" key={id}>
          {head}
        </p>
      ))}
      {pictures.map(({ drawing, alt, title, text }) => (
        <figure className="sheet-card overflow-hidden" key={drawing}>
          <FilmDrawing name={drawing} alt={alt} />
          <figcaption>
            <h3 className="pb-1">{title}</h3>
            <p className="text-body-secondary">
              <Words>{text}</Words>
            </p>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

type Part = {
  title: string
  text: Text
  /** Whether its number has the accent color. */
  isMarked?: boolean
}
type NumberedDrawingProps = { parts: Readonly<Record<string, Part>>; className?: string | undefined }

const classOf = ({ isMarked }: Part) => (isMarked ? styles.marked : undefined)

/** A drawing with numbers on it, hidden from screen readers because the list next to it repeats them. */
export function NumberedDrawing({
  name,
  alt,
  parts,
  className = '',
}: NumberedDrawingProps & { name: FilmDrawingName; alt: string }) {
  return (
    <div className="position-relative">
      <FilmDrawing name={name} alt={alt} />
      <ol className={`position-absolute inset-0 pe-none ${styles.pins} ${className}`} aria-hidden="true">
        {Object.entries(parts).map(([id, part], i) => (
          <li className={classOf(part)} key={id}>
            {i + 1}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The legend for the numbers on a drawing. */
export function NumberedParts({ parts, className = '' }: NumberedDrawingProps) {
  return (
    <ol className={`${styles.parts} ${className}`}>
      {Object.entries(parts).map(([id, part]) => (
        <li className={classOf(part)} key={id}>
          <h3 className="fs-base">{part.title}</h3>
          <p className="text-body-secondary">
            <Words>{part.text}</Words>
          </p>
        </li>
      ))}
    </ol>
  )
}

type RangeBarProps = {
  range: readonly [from: number, to: number]
  /** The end of the axis. */
  end: number
  /** Uses the accent color, for the range that the text recommends or refers to. */
  isMarked?: boolean
  height?: number
  className?: string
}

const HEIGHT = 8

/**
 * A range drawn as a bar on an axis; the text above it gives the values. It is dark up to its lower end and light up to
 * its upper end. Its colors are attributes, because the content security policy forbids style attributes.
 */
export function RangeBar({
  range: [from, to],
  end,
  isMarked = false,
  height = 20,
  className = '',
}: RangeBarProps) {
  const box = (start: number, stop: number) => `M${start} 0H${stop}V${HEIGHT}H${start}Z`
  return (
    <svg
      className={`d-block w-100 rounded-1 ${className}`}
      height={height}
      viewBox={`0 0 ${end} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path fill="var(--t-80)" d={box(0, end)} />
      <path fill={`var(--${isMarked ? 'edge-42' : 't-25'})`} d={box(0, from)} />
      {to > from && <path fill={`var(--${isMarked ? 'edge-74' : 't-50'})`} d={box(from, to)} />}
    </svg>
  )
}
