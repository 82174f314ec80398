import { FilmDrawing } from '@/components/ui/editorial/film-drawing'
import { NoteLink } from '@/components/ui/editorial/note-link'
import { Section } from '@/components/ui/editorial/section'
import { SideBySide } from '@/components/ui/editorial/side-by-side'
import { Words } from '@/components/ui/editorial/words'
import { noteOf } from '@/lib/content/text'
import { constructionComparison, kinds } from '@/lib/content/window-film/choosing'
import { windowSources } from '@/lib/content/window-film/sources'
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
      <SideBySide {...constructionComparison}>
        <NoteLink note={noteOf(windowSources, constructionComparison.source)} />
      </SideBySide>
    </Section>
  )
}
