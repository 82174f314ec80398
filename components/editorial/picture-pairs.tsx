import type { Captioned } from '@/lib/content/films/drawings'
import styles from './editorial.module.scss'
import { FilmDrawing } from './film-drawing'
import { Words } from './words'

type Props = { pictures: readonly Captioned[]; heads?: Readonly<Record<string, string>> }

/** Pairs of contrasting cases in two columns, even on a phone. */
export function PicturePairs({ pictures, heads = {} }: Props) {
  return (
    <div className={styles.pairs}>
      {Object.entries(heads).map(([id, head]) => (
        <p key={id}>{head}</p>
      ))}
      {pictures.map(({ drawing, alt, title, text }) => (
        <figure className="sheet-card" key={drawing}>
          <FilmDrawing name={drawing} alt={alt} />
          <figcaption>
            <h3>{title}</h3>
            <p>
              <Words>{text}</Words>
            </p>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
