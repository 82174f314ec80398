import { FilmDrawing } from '@/components/editorial/film-drawing'
import { Section } from '@/components/editorial/section'
import { InUnits } from '@/components/films/in-units'
import { LANGUAGE } from '@/lib/config/language'
import { areas } from '@/lib/content/films/marine-film/texts'
import { DECK_FACTOR, hullAreas, type KeelId, keelOf, readHull } from '@/lib/films/hull'
import { formatArea, formatLength } from '@/lib/films/units'
import styles from './marine-film.module.scss'

const formatFactor = (factor: number) => factor.toLocaleString(LANGUAGE, { minimumFractionDigits: 2 })
const factorOf = (keel: KeelId) => formatFactor(keelOf(keel).factor)

/** The planner's calculation for its default boat. */
export function Areas() {
  const boat = readHull(() => null)
  const { topsides, deck } = hullAreas(boat)
  return (
    <Section id="areas" title={areas.title} lead={areas.lead}>
      <div className={`d-grid align-items-center ${styles.sums}`}>
        <div className={`sheet-card rounded-plate ${styles.views}`}>
          <FilmDrawing name="marine-side" alt={areas.side} />
          <FilmDrawing name="marine-plan" alt={areas.plan} />
        </div>
        <dl>
          <div className="py-2-half border-top">
            <dt>{areas.topsides}</dt>
            <dd className="numeric text-body-secondary">
              <b className="d-block fs-xl">(LOA + B) × 2 × F</b>
              <InUnits>
                {(units) => {
                  const length = (metres: number) => formatLength(metres, units)
                  return areas.boat(
                    length(boat.loa),
                    length(boat.beam),
                    length(boat.freeboard),
                    formatArea(topsides, units),
                  )
                }}
              </InUnits>
            </dd>
          </div>
          <div className="py-2-half border-top">
            <dt>{areas.deck}</dt>
            <dd className="numeric text-body-secondary">
              <b className="d-block fs-xl">LOA × B × {formatFactor(DECK_FACTOR)}</b>
              <InUnits>{(units) => areas.sameBoat(formatArea(deck, units))}</InUnits>
            </dd>
          </div>
          <div className="py-2-half border-top">
            <dt>{areas.underWater}</dt>
            <dd className="numeric text-body-secondary">
              <b className="d-block fs-xl">LWL × (B + D) × {factorOf(boat.keel)}</b>
              {areas.keels(factorOf('motor'), factorOf('long'), factorOf('fin'))}
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  )
}
