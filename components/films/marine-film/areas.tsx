import { FilmDrawing } from '@/components/editorial/film-drawing'
import { Section } from '@/components/editorial/section'
import { areas } from '@/lib/content/films/marine-film/texts'
import { DECK_FACTOR, hullAreas, keels, readHull } from '@/lib/films/hull'
import styles from './marine-film.module.scss'

/** The planner's calculation for its default boat. */
export function Areas() {
  const boat = readHull(() => null)
  const { topsides, deck } = hullAreas(boat)
  const factorOfKeel = keels.find(({ id }) => id === boat.keel)?.factor ?? 0
  return (
    <Section id="areas" title={areas.title} lead={areas.lead}>
      <div className={styles.sums}>
        <div className={`sheet-card ${styles.views}`}>
          <FilmDrawing name="marine-side" alt={areas.side} />
          <FilmDrawing name="marine-plan" alt={areas.plan} />
        </div>
        <dl>
          <div>
            <dt>Topsides</dt>
            <dd className="numeric">
              <b>(LOA + B) × 2 × F</b>A boat of {boat.loa} m, {boat.beam} m wide, {boat.freeboard} m of
              freeboard: {topsides.toFixed(1)} m²
            </dd>
          </div>
          <div>
            <dt>Deck</dt>
            <dd className="numeric">
              <b>LOA × B × {DECK_FACTOR}</b>The same boat: {deck.toFixed(1)} m²
            </dd>
          </div>
          <div>
            <dt>Under water, no paint film</dt>
            <dd className="numeric">
              <b>LWL × (B + D) × {factorOfKeel.toFixed(2)}</b>
              {keels
                .toReversed()
                .map(({ label, factor }) => `${factor.toFixed(2)} for a ${label.toLowerCase()}`)
                .join(', ')}
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  )
}
