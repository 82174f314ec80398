import type { Text } from '@/lib/config/text'
import type { FilmDrawingName } from '@/lib/content/facts/films/drawings'
import styles from './editorial.module.scss'
import { FilmDrawing } from './film-drawing'
import { Words } from './words'

type Part = {
  title: string
  text: Text
  /** Whether its number has the accent colour. */
  isMarked?: boolean
}
type Props = { parts: Readonly<Record<string, Part>>; className?: string | undefined }

const classOf = ({ isMarked }: Part) => (isMarked ? styles.marked : undefined)

/** A drawing with numbers on it, hidden from screen readers because the list next to it repeats them. */
export function NumberedDrawing({
  name,
  alt,
  parts,
  className = '',
}: Props & { name: FilmDrawingName; alt: string }) {
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
export function NumberedParts({ parts, className = '' }: Props) {
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
