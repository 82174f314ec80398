import { FilmDrawing } from '@/components/editorial/film-drawing'
import { Section } from '@/components/editorial/section'
import { Words } from '@/components/editorial/words'
import { light } from '@/lib/content/films/window-film/texts'
import styles from './window-film.module.scss'

/** Three kinds of light through one pane, which continues through all three drawings. */
export function LightBands() {
  return (
    <Section id="light" title={light.title} lead={light.lead} isLong>
      <div className={`sheet-card overflow-hidden rounded-plate ${styles.bands}`}>
        <div className={`d-grid text-body-secondary fs-sm ${styles.band} ${styles.sides}`} aria-hidden="true">
          <span className="d-flex justify-content-between">
            <span>{light.sides.outside}</span>
            <span>{light.sides.inside}</span>
          </span>
        </div>
        {light.bands.map(({ drawing, alt, title, text, figure, says }) => (
          <div className={`d-grid ${styles.band}`} key={drawing}>
            <div>
              <h3 className={styles.figure}>{title}</h3>
              <p className="text-body-secondary">{text}</p>
            </div>
            <FilmDrawing name={drawing} alt={alt} />
            <div>
              <p className={`fw-semibold ${styles.figure}`}>{figure}</p>
              <p className="text-body-secondary">
                <Words>{says}</Words>
              </p>
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
