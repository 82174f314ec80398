import { FilmDrawing } from '@/components/editorial/film-drawing'
import { Section } from '@/components/editorial/section'
import { Words } from '@/components/editorial/words'
import { light } from '@/lib/content/films/window-film/texts'
import styles from './window-film.module.scss'

/** Three kinds of light through one pane, which continues through all three drawings. */
export function LightBands() {
  return (
    <Section id="light" title={light.title} lead={light.lead} isLong>
      <div className={`sheet-card ${styles.bands}`}>
        <div className={`${styles.band} ${styles.sides}`} aria-hidden="true">
          <span>
            <span>{light.sides.outside}</span>
            <span>{light.sides.inside}</span>
          </span>
        </div>
        {light.bands.map(({ drawing, alt, title, text, figure, says }) => (
          <div className={styles.band} key={drawing}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <FilmDrawing name={drawing} alt={alt} />
            <div>
              <p className={styles.figure}>{figure}</p>
              <p>
                <Words>{says}</Words>
              </p>
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
