import type { ReactNode } from 'react'
import bars from '@/components/editorial/editorial.module.scss'
import { FilmDrawing } from '@/components/editorial/film-drawing'
import { NumberedDrawing, NumberedParts, PictureRow, RangeBar } from '@/components/editorial/pictures'
import { Disclosure, Disclosures, GoodToKnow, Words } from '@/components/editorial/sections'
import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon } from '@/components/ui/icons'
import { InUnits } from '@/components/ui/in-units'
import { MATERIAL_AXIS_YEARS } from '@/lib/content/facts/films'
import { care, dataSheet, estimate, fit, layers, lifespans, warranty } from '@/lib/content/ppf'
import type { Text } from '@/lib/content/words'
import { COMPLEX_WASTE_PERCENT, ROLL_WIDTH_M, WASTE_PERCENT } from '@/lib/films/roll'
import { formatArea, formatRoll, formatWhole } from '@/lib/films/units'
import { vehicles } from '@/lib/films/vehicles'
import { RollNeeded } from './coverage'
import { drawn, drawnAtEnd } from './drawings'
import styles from './ppf.module.scss'
import { VehicleDrawing } from './vehicle-drawing'

type DrawnProps = { on: readonly string[] }

/** The vehicle of the tool; the server draws the sedan. */
export function DrawnCar({ view, on }: DrawnProps & { view: 'car-side' | 'car-top' }) {
  return <VehicleDrawing view={view} {...drawn(view, on)} />
}

export function ClosingCar({ on }: DrawnProps) {
  return <VehicleDrawing view="closing">{drawnAtEnd('car-side', on)}</VehicleDrawing>
}

const LONGEST_M = Math.max(...vehicles.flatMap(({ metres }) => metres))

/** The tool's calculation. Draws the film for each vehicle as a strip of the roll, to scale: one SVG unit is one meter. */
export function Estimate() {
  const { title, text, figures, waste } = estimate.lengths
  return (
    <Disclosures>
      <Disclosure id="estimate" title={estimate.title} lead={estimate.text}>
        <RollNeeded />
        <h3>{title}</h3>
        <p className="text-body-secondary">
          <Words>{text}</Words>
        </p>
        <ul className={`d-grid gap-2-half ${bars.bars}`}>
          {vehicles.map(({ id, label, metres }) => (
            <li key={id}>
              <b>{label}</b>
              <span className="numeric text-body-secondary">
                <InUnits>
                  {(units) =>
                    figures(
                      formatRoll(metres, units, formatWhole),
                      formatArea([metres[0] * ROLL_WIDTH_M, metres[1] * ROLL_WIDTH_M], units),
                    )
                  }
                </InUnits>
              </span>
              <svg className="w-100" viewBox={`0 0 ${LONGEST_M} ${ROLL_WIDTH_M}`} aria-hidden="true">
                <path fill="var(--edge-42)" d={`M0 0H${metres[0]}V${ROLL_WIDTH_M}H0Z`} />
                <path
                  fill="var(--edge-74)"
                  d={`M${metres[0]} 0H${metres[1]}V${ROLL_WIDTH_M}H${metres[0]}Z`}
                />
              </svg>
            </li>
          ))}
        </ul>
        <p className="text-body-secondary fs-sm">
          <Words>{waste(WASTE_PERCENT, COMPLEX_WASTE_PERCENT)}</Words>
        </p>
      </Disclosure>
    </Disclosures>
  )
}

export function BuildToCare() {
  return (
    <GoodToKnow>
      <Layers />
      <Fit />
      <DataSheet />
      <Warranty />
      <Disclosure id="care" title={care.title} summary={care.summary}>
        <PictureRow kind="steps" pictures={care.steps} />
      </Disclosure>
    </GoodToKnow>
  )
}

/** How to read a data sheet, with a drawing for each property. */
function DataSheet() {
  const { thickness, stretch, material } = dataSheet
  return (
    <Disclosure id="sheet" title={dataSheet.title} summary={dataSheet.summary}>
      <div className={`d-grid cols-md-3 ${styles.thirds}`}>
        <Property {...thickness} className={`align-items-center justify-content-start ${styles.thickness}`}>
          <span className={`fw-semibold text-nowrap ${styles.mark}`}>{thickness.mark}</span>
          <FilmDrawing name="ppf-thickness" alt={thickness.alt} />
        </Property>
        <Property {...stretch}>
          <FilmDrawing name="ppf-stretch" alt={stretch.alt} />
        </Property>
        <Property {...material}>
          <Lives />
        </Property>
      </div>
    </Disclosure>
  )
}

type PropertyProps = { title: string; text: Text; className?: string; children: ReactNode }

function Property({ title, text, className = '', children }: PropertyProps) {
  return (
    <div>
      <h3>{title}</h3>
      <div className={`d-grid align-content-center ${styles.picture} ${className}`}>{children}</div>
      <p className="text-body-secondary">
        <Words>{text}</Words>
      </p>
    </div>
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
              <RangeBar range={years} end={MATERIAL_AXIS_YEARS} isMarked={id === 'tpu'} height={14} />
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

/** How film is cut, and where its edge goes. */
function Fit() {
  const { edges } = fit
  return (
    <Disclosure id="fit" title={fit.title} summary={fit.summary} lead={fit.lead}>
      <div className={`overflow-hidden rounded-plate ${styles.roll}`}>
        <FilmDrawing name="ppf-roll" alt={fit.alt} />
      </div>
      <h3>{edges.title}</h3>
      <div className={`d-grid gap-2-half gap-md-3-half cols-fit ${styles.edges}`}>
        {(['part', 'whole'] as const).map((id) => (
          <figure key={id}>
            <FilmDrawing name={`ppf-edge-${id}`} alt={edges[id].alt} />
            <figcaption className="text-body-secondary">
              <Words>{edges[id].text}</Words>
            </figcaption>
          </figure>
        ))}
      </div>
    </Disclosure>
  )
}

function Layers() {
  return (
    <Disclosure id="layers" title={layers.title} summary={layers.summary} lead={layers.lead}>
      <div className={`sheet-card overflow-hidden rounded-plate ${styles.cutaway}`}>
        <div className={styles.art}>
          <NumberedDrawing name="ppf-layers" alt={layers.alt} parts={layers.parts} className={styles.pins} />
        </div>
        <NumberedParts className={styles.parts} parts={layers.parts} />
      </div>
    </Disclosure>
  )
}

function Warranty() {
  return (
    <Disclosure id="warranty" title={warranty.title} summary={warranty.summary} lead={warranty.lead}>
      <div className={`d-grid gap-4 ${styles.cover}`}>
        <div>
          <h3>{warranty.coveredHeading}</h3>
          <ul>
            {Object.entries(warranty.covered).map(([id, defect]) => (
              <li className="d-flex align-items-center border-bottom" key={id}>
                <CheckIcon /> {defect}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.no}>
          <h3>{warranty.notCoveredHeading}</h3>
          <ul>
            {Object.entries(warranty.notCovered).map(([id, damage]) => (
              <li className="d-flex align-items-center border-bottom" key={id}>
                <SpriteIcon name="close" /> {damage}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Disclosure>
  )
}
