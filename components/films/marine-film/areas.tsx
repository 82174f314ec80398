import { FilmDrawing } from '@/components/editorial/film-drawing'
import { Section } from '@/components/editorial/section'
import { areas } from '@/lib/content/films/marine-film/texts'
import { DECK_FACTOR, hullAreas, type KeelId, keels, readHull } from '@/lib/films/hull'
import styles from './marine-film.module.scss'

const factorOf = (keel: KeelId) => (keels.find(({ id }) => id === keel)?.factor ?? 0).toFixed(2)

/** The planner's calculation for its default boat. */
export function Areas() {
  const boat = readHull(() => null)
  const { topsides, deck } = hullAreas(boat)
  return (
    <Section id="areas" title={areas.title} lead={areas.lead}>
      <div className={styles.sums}>
        <div className={`sheet-card ${styles.views}`}>
          <FilmDrawing name="marine-side" alt={areas.side} />
          <FilmDrawing name="marine-plan" alt={areas.plan} />
        </div>
        <dl>
          <div>
            <dt>{areas.topsides}</dt>
            <dd className="numeric">
              <b>(LOA + B) × 2 × F</b>
              {areas.boat(boat.loa, boat.beam, boat.freeboard, topsides.toFixed(1))}
            </dd>
          </div>
          <div>
            <dt>{areas.deck}</dt>
            <dd className="numeric">
              <b>LOA × B × {DECK_FACTOR}</b>
              {areas.sameBoat(deck.toFixed(1))}
            </dd>
          </div>
          <div>
            <dt>{areas.underWater}</dt>
            <dd className="numeric">
              <b>LWL × (B + D) × {factorOf(boat.keel)}</b>
              {areas.keels(factorOf('motor'), factorOf('long'), factorOf('fin'))}
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  )
}
