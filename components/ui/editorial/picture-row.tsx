import type { Captioned } from '@/lib/content/film-drawings'
import styles from './editorial.module.scss'
import { FilmDrawing } from './film-drawing'
import { Words } from './words'

type Props = {
  pictures: readonly Captioned[]
  /** `steps` are numbered, `frames` touch each other like the frames of a film strip. */
  kind?: 'steps' | 'frames'
}

/** Pictures in a row; on a phone each is next to its words. */
export function PictureRow({ pictures, kind }: Props) {
  return (
    <ol className={`${styles.row} ${kind ? styles[kind] : ''}`}>
      {pictures.map(({ drawing, alt, title, text }) => (
        <li key={title}>
          <FilmDrawing name={drawing} alt={alt} />
          <h3>{title}</h3>
          <p>
            <Words>{text}</Words>
          </p>
        </li>
      ))}
    </ol>
  )
}
