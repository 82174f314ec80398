import bars from '@/components/editorial/editorial.module.scss'
import { FilmDrawing } from '@/components/editorial/film-drawing'
import { NoteLink } from '@/components/editorial/note-link'
import { RangeBar } from '@/components/editorial/range-bar'
import { Section } from '@/components/editorial/section'
import { SideBySide } from '@/components/editorial/side-by-side'
import { Words } from '@/components/editorial/words'
import { MATERIAL_AXIS_YEARS } from '@/lib/content/facts/films/ppf/materials'
import { dataSheet, lifespans, materialComparison } from '@/lib/content/films/ppf/texts'
import styles from './ppf.module.scss'

/** The section on reading a data sheet, with a drawing for each property. */
export function DataSheet() {
  const { thickness, stretch, material } = dataSheet
  return (
    <Section id="sheet" title={dataSheet.title}>
      <div className={`d-grid ${styles.thirds}`}>
        <div>
          <h3>{thickness.title}</h3>
          <div
            className={`d-grid align-content-center align-items-center justify-content-start ${styles.picture} ${styles.thickness}`}
          >
            <span className={`fw-semibold text-nowrap ${styles.mark}`}>{thickness.mark}</span>
            <FilmDrawing name="ppf-thickness" alt={thickness.alt} />
          </div>
          <p className="text-body-secondary">
            <Words>{thickness.text}</Words>
          </p>
        </div>
        <div>
          <h3>{stretch.title}</h3>
          <div className={`d-grid align-content-center ${styles.picture}`}>
            <FilmDrawing name="ppf-stretch" alt={stretch.alt} />
          </div>
          <p className="text-body-secondary">
            <Words>{stretch.text}</Words>
          </p>
        </div>
        <div>
          <h3>{material.title}</h3>
          <div className={`d-grid align-content-center ${styles.picture}`}>
            <Lives />
          </div>
          <p className="text-body-secondary">
            <Words>{material.text}</Words>
          </p>
        </div>
      </div>
      <SideBySide
        legend={materialComparison.legend}
        factNames={materialComparison.factNames}
        items={materialComparison.items}
      >
        <NoteLink note={materialComparison.note} />
      </SideBySide>
    </Section>
  )
}

function Lives() {
  const texts = dataSheet.material
  return (
    <>
      <dl className={`d-grid gap-2-half ${bars.bars}`}>
        {lifespans.map(({ id, name, years, life, heals }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd className="text-body-secondary">{texts.life(life, heals)}</dd>
            <dd aria-hidden="true">
              <RangeBar
                className={styles.life}
                range={years}
                end={MATERIAL_AXIS_YEARS}
                isMarked={id === 'tpu'}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className="d-flex justify-content-between pt-2 text-body-secondary fs-xs" aria-hidden="true">
        <span>0</span>
        <span>{MATERIAL_AXIS_YEARS / 2}</span>
        <span>{texts.axisEnd(MATERIAL_AXIS_YEARS)}</span>
      </p>
    </>
  )
}
