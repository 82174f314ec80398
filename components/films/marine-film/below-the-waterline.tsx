import { FilmDrawing } from '@/components/editorial/film-drawing'
import { Section } from '@/components/editorial/section'
import { Words } from '@/components/editorial/words'
import { below } from '@/lib/content/films/marine-film/texts'
import styles from './marine-film.module.scss'

export function BelowTheWaterline() {
  return (
    <Section id="below" title={below.title} lead={below.lead}>
      <div className={`${styles.below} on-dark`}>
        <FilmDrawing name="marine-fouling" alt={below.alt} />
        <div className={styles.sides}>
          {Object.entries(below.sides).map(([id, { title, text }]) => (
            <div key={id}>
              <h3>{title}</h3>
              <p>
                <Words>{text}</Words>
              </p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
