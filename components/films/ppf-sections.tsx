import bars from '@/components/editorial/editorial.module.scss'
import { FilmDrawing, NumberedDrawing, NumberedParts, RangeBar } from '@/components/editorial/pictures'
import { Section } from '@/components/editorial/sections'
import { Words } from '@/components/editorial/words'
import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon } from '@/components/ui/icons'
import { MATERIAL_AXIS_YEARS } from '@/lib/content/facts/films'
import { dataSheet, fit, layers, lifespans, warranty } from '@/lib/content/ppf'
import { COMPLEX_WASTE_PERCENT, ROLL_WIDTH_M, WASTE_PERCENT } from '@/lib/films/roll'
import { formatArea, formatRoll, formatWhole } from '@/lib/films/units'
import { vehicles } from '@/lib/films/vehicles'
import { InUnits } from './in-units'
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

export function Layers() {
  return (
    <Section id="layers" title={layers.title} lead={layers.lead}>
      <div className={`sheet-card overflow-hidden rounded-plate ${styles.cutaway}`}>
        <div className={styles.art}>
          <NumberedDrawing name="ppf-layers" alt={layers.alt} parts={layers.parts} className={styles.pins} />
        </div>
        <NumberedParts className={styles.parts} parts={layers.parts} />
      </div>
    </Section>
  )
}

export function Warranty() {
  return (
    <section className="section" aria-labelledby="warranty">
      <div className={`${bars.panel} ${styles.cover} on-dark d-grid rounded-plate`}>
        <div>
          <h2 className={`${bars.title} pb-3`} id="warranty" tabIndex={-1}>
            {warranty.title}
          </h2>
          <p className="lead">
            <Words>{warranty.lead}</Words>
          </p>
        </div>
        <div>
          <h3 className="pb-1 text-body-secondary fw-medium fs-base">{warranty.coveredHeading}</h3>
          <ul>
            {Object.entries(warranty.covered).map(([id, defect]) => (
              <li className="d-flex align-items-center fs-lg" key={id}>
                <CheckIcon /> {defect}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="pb-1 text-body-secondary fw-medium fs-base">{warranty.notCoveredHeading}</h3>
          <ul className={styles.no}>
            {Object.entries(warranty.notCovered).map(([id, damage]) => (
              <li className="d-flex align-items-center fs-lg" key={id}>
                <SpriteIcon name="close" /> {damage}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
