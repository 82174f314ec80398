import { FilmDrawing, NumberedDrawing } from '@/components/editorial/pictures'
import { Section } from '@/components/editorial/sections'
import { Words } from '@/components/editorial/words'
import { areas, below, zones } from '@/lib/content/marine-film'
import { LANGUAGE } from '@/lib/content/words'
import { DECK_FACTOR, hullAreas, type KeelId, keelOf, readHull } from '@/lib/films/hull'
import { formatArea, formatLength } from '@/lib/films/units'
import { InUnits } from './in-units'
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

export function BelowTheWaterline() {
  return (
    <Section id="below" title={below.title} lead={below.lead}>
      <div className={`on-dark overflow-hidden rounded-plate ${styles.below}`}>
        <FilmDrawing className="object-fit-cover" name="marine-fouling" alt={below.alt} />
        <div className={`d-grid gap-3-half ${styles.sides}`}>
          {Object.entries(below.sides).map(([id, { title, text }]) => (
            <div key={id}>
              <h3 className="pb-1">{title}</h3>
              <p className="text-body-secondary">
                <Words>{text}</Words>
              </p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}

const { paint, glass, none } = zones.groups

const countOf = (group: typeof paint) => Object.keys(group.zones).length

/** The section on which film suits which zone. Zones are numbered across all groups. */
export function Zones() {
  return (
    <Section id="zones" title={zones.title} lead={zones.lead}>
      <div className="sheet-card overflow-hidden rounded-plate">
        <div className={styles.art}>
          <NumberedDrawing
            name="marine-zones"
            alt={zones.alt}
            parts={{ ...paint.zones, ...glass.zones, ...none.zones }}
            className={styles.pins}
          />
        </div>
        <div className={`d-grid ${styles.groups}`}>
          <Group kind="paint" first={1} />
          <Group kind="glass" first={1 + countOf(paint)} />
          <Group kind="none" first={1 + countOf(paint) + countOf(glass)} />
        </div>
      </div>
    </Section>
  )
}

/** `first` is the number of its first zone. */
function Group({ kind, first }: { kind: keyof typeof zones.groups; first: number }) {
  const { film, zones: named } = zones.groups[kind]
  return (
    <div className={styles[kind]}>
      <h3 className={`d-flex align-items-center pb-2 ${styles.kind}`}>{film}</h3>
      <ol className={`d-grid ${styles.numbered}`} start={first}>
        {Object.entries(named).map(([id, { title, text }]) => (
          <li key={id}>
            {title}
            <span className="d-block text-body-secondary">
              <Words>{text}</Words>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
