import { FilmDrawing } from '@/components/editorial/film-drawing'
import { Section } from '@/components/editorial/section'
import { Words } from '@/components/editorial/words'
import { fit } from '@/lib/content/films/ppf/texts'
import styles from './ppf.module.scss'
import { RollLengths } from './roll-lengths'

/** The section on cutting, edges and the amount of film for a car. */
export function Fit() {
  const { edges } = fit
  return (
    <Section id="fit" title={fit.title} lead={fit.lead}>
      <div className={styles.roll}>
        <FilmDrawing name="ppf-roll" alt={fit.alt} />
      </div>
      <div className={styles.halves}>
        <div>
          <h3>{edges.title}</h3>
          <div className={styles.edges}>
            <figure>
              <FilmDrawing name="ppf-edge-part" alt={edges.part.alt} />
              <figcaption>
                <Words>{edges.part.text}</Words>
              </figcaption>
            </figure>
            <figure>
              <FilmDrawing name="ppf-edge-whole" alt={edges.whole.alt} />
              <figcaption>
                <Words>{edges.whole.text}</Words>
              </figcaption>
            </figure>
          </div>
        </div>
        <RollLengths />
      </div>
    </Section>
  )
}
