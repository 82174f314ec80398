import { FilmDrawing } from '@/components/editorial/film-drawing'
import { Section } from '@/components/editorial/section'
import { Words } from '@/components/editorial/words'
import { below } from '@/lib/content/films/marine-film/texts'
import styles from './marine-film.module.scss'

export function BelowTheWaterline() {
  return (
    <Section id="below" title={below.title} lead={below.lead}>
      <div className={`on-dark overflow-hidden rounded-plate ${styles.below}`}>
        <FilmDrawing className="object-fit-cover" name="marine-fouling" alt={below.alt} />
        <div className={`d-grid gap-3-half ${styles.sides}`}>
          {Object.entries(below.sides).map(([id, { title, text }]) => (
            <div key={id}>
              <h3 className="pb-1">{title}</h3>
              <p className="text-body-secondary">
                <Words>{text}</Words>
              </p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
