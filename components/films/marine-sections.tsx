import { FilmDrawing } from '@/components/editorial/film-drawing'
import { NumberedDrawing, PicturePairs, PictureRow } from '@/components/editorial/pictures'
import { Disclosure, Disclosures, GoodToKnow, Section, Words } from '@/components/editorial/sections'
import { InUnits } from '@/components/ui/in-units'
import { Sentences } from '@/components/ui/sentences'
import { below, care, estimate, windows, zones } from '@/lib/content/marine-film'
import { LOCALE } from '@/lib/content/words'
import { DECK_FACTOR, hullAreas, readBoat } from '@/lib/films/hull'
import { formatArea, formatLength } from '@/lib/films/units'
import styles from './marine-film.module.scss'

/** The tool's calculation, for the boat that it begins with. */
export function Estimate() {
  const { hull: boat } = readBoat(() => null)
  const { topsides, deck } = hullAreas(boat)
  return (
    <Disclosures>
      <Disclosure id="estimate" title={estimate.title} lead={estimate.text}>
        <dl className="d-grid gap-3 cols-lg-2">
          <div>
            <dt>{estimate.topsides.name}</dt>
            <dd className="numeric text-body-secondary">
              <b className="d-block text-strong">{estimate.topsides.formula}</b>
              <InUnits>
                {(units) => {
                  const length = (metres: number) => formatLength(metres, units)
                  return estimate.boat(
                    length(boat.loa),
                    length(boat.beam),
                    length(boat.freeboard),
                    formatArea(topsides, units),
                  )
                }}
              </InUnits>
            </dd>
          </div>
          <div>
            <dt>{estimate.deck.name}</dt>
            <dd className="numeric text-body-secondary">
              <b className="d-block text-strong">
                {estimate.deck.formula(DECK_FACTOR.toLocaleString(LOCALE, { minimumFractionDigits: 2 }))}
              </b>
              <InUnits>{(units) => estimate.sameBoat(formatArea(deck, units))}</InUnits>
            </dd>
          </div>
        </dl>
        <p className="text-body-secondary">{estimate.zones}</p>
      </Disclosure>
    </Disclosures>
  )
}

/** One warning, with its reason closed below it. */
export function Windows() {
  return (
    <section className="section" aria-labelledby="windows">
      <div className={`on-dark rounded-plate ${styles.warning}`}>
        <h2 className="fs-xl" id="windows" tabIndex={-1}>
          <Sentences>{windows.title}</Sentences>
        </h2>
        <p className="text-body-secondary">
          <Words>{windows.lead}</Words>
        </p>
      </div>
      <Disclosures>
        <Disclosure id="glass-or-plastic" title={windows.more}>
          <PicturePairs pictures={windows.pictures} />
        </Disclosure>
      </Disclosures>
    </section>
  )
}

export function BelowAndCare() {
  return (
    <GoodToKnow>
      <Disclosure id="below" {...below}>
        <div className={`on-dark overflow-hidden rounded-plate ${styles.below}`}>
          <FilmDrawing className="object-fit-cover" name="marine-fouling" alt={below.alt} />
          <div className={`d-grid gap-3-half cols-sm-2 ${styles.sides}`}>
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
      </Disclosure>
      <Disclosure id="care" {...care}>
        <PictureRow kind="steps" pictures={care.steps} />
      </Disclosure>
    </GoodToKnow>
  )
}

const { paint, glass, none } = zones.groups

const countOf = (group: typeof paint) => Object.keys(group.zones).length

/** Which film suits which zone. Zones are numbered across all groups. */
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
      </div>
      <Disclosures>
        <Disclosure id="zone-list" title={zones.more}>
          <div className={styles.groups}>
            <Group kind="paint" first={1} />
            <Group kind="glass" first={1 + countOf(paint)} />
            <Group kind="none" first={1 + countOf(paint) + countOf(glass)} />
          </div>
        </Disclosure>
      </Disclosures>
    </Section>
  )
}

/** `first` is the number of its first zone. */
function Group({ kind, first }: { kind: keyof typeof zones.groups; first: number }) {
  const { film, zones: named } = zones.groups[kind]
  return (
    <div className={styles[kind]}>
      <h3 className={`d-flex align-items-center pb-2 ${styles.kind}`}>{film}</h3>
      <ol className={`d-grid cols-1 ${kind === 'paint' ? 'cols-sm-2' : ''} ${styles.numbered}`} start={first}>
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
