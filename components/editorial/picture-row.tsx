import type { Captioned } from '@/lib/content/facts/films/drawings'
import styles from './editorial.module.scss'
import { FilmDrawing } from './film-drawing'
import { Words } from './words'

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
