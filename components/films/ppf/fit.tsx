import bars from '@/components/editorial/editorial.module.scss'
import { FilmDrawing } from '@/components/editorial/film-drawing'
import { Section } from '@/components/editorial/section'
import { Words } from '@/components/editorial/words'
import { InUnits } from '@/components/films/in-units'
import { fit } from '@/lib/content/films/ppf/texts'
import { COMPLEX_WASTE_PERCENT, ROLL_WIDTH_M, vehicles, WASTE_PERCENT } from '@/lib/films/roll'
import { formatArea, formatRoll, formatWhole } from '@/lib/films/units'
import styles from './ppf.module.scss'

const LONGEST_M = Math.max(...vehicles.flatMap(({ metres }) => metres))

/** The section on cutting, edges and the amount of film for a car. */
export function Fit() {
  const { edges } = fit
  return (
    <Section id="fit" title={fit.title} lead={fit.lead}>
      <div className={`overflow-hidden rounded-plate ${styles.roll}`}>
        <FilmDrawing name="ppf-roll" alt={fit.alt} />
      </div>
      <div className={`d-grid ${styles.halves}`}>
        <div>
          <h3 className="pb-3 fs-xl">{edges.title}</h3>
          <div className={styles.edges}>
            <figure>
              <FilmDrawing name="ppf-edge-part" alt={edges.part.alt} />
              <figcaption className="text-body-secondary">
                <Words>{edges.part.text}</Words>
              </figcaption>
            </figure>
            <figure>
              <FilmDrawing name="ppf-edge-whole" alt={edges.whole.alt} />
              <figcaption className="text-body-secondary">
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

/** Draws the film for each vehicle as a strip of the roll, to scale: one SVG unit is one metre. */
function RollLengths() {
  const { title, text, figures, waste } = fit.lengths
  return (
    <div>
      <h3 className="pb-3 fs-xl">{title}</h3>
      <p className="text-body-secondary">
        <Words>{text}</Words>
      </p>
      <ul className={`d-grid gap-2-half pt-2-half ${bars.bars}`}>
        {vehicles.map(({ id, label, metres }) => (
          <li key={id}>
            <b>{label}</b>
            <span className="numeric text-body-secondary">
              <InUnits>
                {(units) =>
                  figures(
                    formatRoll(metres, units, formatWhole),
                    formatArea([metres[0] * ROLL_WIDTH_M, metres[1] * ROLL_WIDTH_M], units, formatWhole),
                  )
                }
              </InUnits>
            </span>
            <svg className="w-100" viewBox={`0 0 ${LONGEST_M} ${ROLL_WIDTH_M}`} aria-hidden="true">
              <path className={bars.sure} d={`M0 0H${metres[0]}V${ROLL_WIDTH_M}H0Z`} />
              <path className={bars.maybe} d={`M${metres[0]} 0H${metres[1]}V${ROLL_WIDTH_M}H${metres[0]}Z`} />
            </svg>
          </li>
        ))}
      </ul>
      <p className="pt-2-half text-body-secondary fs-sm">
        <Words>{waste(WASTE_PERCENT, COMPLEX_WASTE_PERCENT)}</Words>
      </p>
    </div>
  )
}
