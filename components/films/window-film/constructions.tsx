import { NoteLink } from '@/components/editorial/note-link'
import { CaptionedPictures } from '@/components/editorial/picture-row'
import { Section } from '@/components/editorial/section'
import { SideBySide } from '@/components/editorial/side-by-side'
import { constructionComparison, kinds } from '@/lib/content/films/window-film/texts'
import styles from './window-film.module.scss'

/** Ranks the constructions, simplest first. On large screens each is a step higher than the last. */
export function Constructions() {
  return (
    <Section id="kinds" title={kinds.title} lead={kinds.lead}>
      <ol className={`d-grid ${styles.kinds}`}>
        <CaptionedPictures pictures={kinds.constructions} />
      </ol>
      <SideBySide
        legend={constructionComparison.legend}
        factNames={constructionComparison.factNames}
        items={constructionComparison.items}
      >
        <NoteLink note={constructionComparison.note} />
      </SideBySide>
    </Section>
  )
}
