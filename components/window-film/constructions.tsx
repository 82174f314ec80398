import { FilmDrawing } from '@/components/ui/editorial/film-drawing'
import { Section } from '@/components/ui/editorial/section'
import { Words } from '@/components/ui/editorial/words'
import { kinds } from '@/lib/content/window-film/choosing'
import styles from './window-film.module.scss'

/** Ranked from the simplest up: where there is room, each stands a step higher. */
export function Constructions() {
  return (
    <Section id="kinds" title={kinds.title} lead={kinds.lead}>
      <ol className={styles.kinds}>
        {kinds.constructions.map(({ drawing, alt, title, text }) => (
          <li key={title}>
            <FilmDrawing name={drawing} alt={alt} />
            <h3>{title}</h3>
            <p>
              <Words>{text}</Words>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
