import type { Captioned } from '@/lib/content/facts/films/drawings'
import styles from './editorial.module.scss'
import { FilmDrawing } from './film-drawing'
import { Words } from './words'

type Props = { pictures: readonly Captioned[]; heads?: Readonly<Record<string, string>> }

/** Pairs of contrasting cases in two columns, even on a phone. */
export function PicturePairs({ pictures, heads = {} }: Props) {
  return (
    <div className={`d-grid ${styles.pairs}`}>
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
