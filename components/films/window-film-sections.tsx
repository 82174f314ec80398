import bars from '@/components/editorial/editorial.module.scss'
import { FilmDrawing } from '@/components/editorial/film-drawing'
import { CaptionedPictures, NumberedDrawing, NumberedParts, RangeBar } from '@/components/editorial/pictures'
import { Disclosure, Disclosures, FinePrint, NoteLink, Section, Words } from '@/components/editorial/sections'
import { IntentLink } from '@/components/ui/links'
import { formatMonth } from '@/lib/config/dates'
import { windowIds } from '@/lib/content/facts/films'
import { type Place, places } from '@/lib/content/facts/laws'
import { messageRoute } from '@/lib/content/facts/site'
import { placeNotes } from '@/lib/content/law-notes'
import { windowNames } from '@/lib/content/tint-tool'
import { care, glassAndFilm, heat, kinds, law, light } from '@/lib/content/window-film'
import { capitalized, formatNumber, percent, percentSign } from '@/lib/content/words'
import { formatLimit } from '@/lib/films/format-limit'
import { darkening, glasses, roundLight, SHADES, together } from '@/lib/films/tint'
import { type LawRow, LightLimits } from './light-limits'
import styles from './window-film.module.scss'

/** Ranks the constructions, simplest first. On large screens each is a step higher than the last. */
export function Constructions() {
  return (
    <Disclosure id="kinds" title={kinds.title} summary={kinds.summary} lead={kinds.lead}>
      <ol className={`d-grid cols-fit cols-lg-4 ${styles.kinds}`}>
        <CaptionedPictures pictures={kinds.constructions} />
      </ol>
    </Disclosure>
  )
}

const MONTH_DAYS = 30
const DAYS_HEIGHT = 34

/** A timeline of the first thirty days with a new film. */
export function FirstMonth() {
  return (
    <Disclosure id="care" title={care.title} summary={care.summary} lead={care.lead}>
      <ol className="d-grid gap-3-half">
        {Object.entries(care.waits).map(([id, { title, text, days }]) => (
          <li className={`d-grid row-gap-1 column-gap-4 ${styles.wait}`} key={id}>
            <div>
              <h3>{title}</h3>
              <p className="text-body-secondary">
                <Words>{text}</Words>
              </p>
            </div>
            {days ? (
              <RangeBar
                className="d-print-none"
                range={days}
                end={MONTH_DAYS}
                height={DAYS_HEIGHT}
                isMarked
              />
            ) : (
              <Fading />
            )}
          </li>
        ))}
      </ol>
      <p
        className={`d-flex d-print-none justify-content-between pt-2 text-body-secondary fs-sm ${styles.axis} numeric`}
        aria-hidden="true"
      >
        <span>{care.firstDay}</span>
        <span>10</span>
        <span>20</span>
        <span>{MONTH_DAYS}</span>
      </p>
      <p className={styles.warranty}>
        <Words>{care.warranty}</Words>
        {care.keep.before}
        <IntentLink href="/appointment#after-title">{care.keep.link}</IntentLink>
        {care.keep.after}
      </p>
    </Disclosure>
  )
}

/** A bar that fades out, because no source gives an end date. */
function Fading() {
  return (
    <svg
      className="d-block w-100 rounded-1"
      height={DAYS_HEIGHT}
      viewBox="0 0 30 2"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="drying">
          <stop offset="0" stopColor="var(--edge-62)" />
          <stop offset="1" stopColor="var(--edge-62)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="var(--t-80)" d="M0 0H30V2H0Z" />
      <path fill="url(#drying)" d="M0 0H30V2H0Z" />
    </svg>
  )
}

const shades = SHADES.toReversed()

/** A table of windows onto the same view, darkened by the film of the column and the glass of the row. */
export function GlassPanes() {
  return (
    <Disclosure
      id="glass"
      title={glassAndFilm.title}
      summary={glassAndFilm.summary}
      lead={glassAndFilm.lead(glasses.length * shades.length)}
    >
      <div className={styles.panes}>
        <table>
          <caption className="visually-hidden">{glassAndFilm.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{glassAndFilm.glassHeading}</span>
              </th>
              {shades.map((shade) => (
                <th className="numeric fw-medium" key={shade} scope="col">
                  {percent(shade)}
                  <span className="d-none d-md-inline">{glassAndFilm.film}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="text-nowrap">
            {glasses.map(({ id, label, vlt }) => (
              <tr key={id}>
                <th className="fw-semibold" scope="row">
                  {label} <span className="numeric text-body-secondary fw-normal">{percent(vlt)}</span>
                </th>
                {shades.map((shade) => (
                  <td className="numeric fw-semibold" key={shade}>
                    <Pane light={together(vlt, shade)} /> {formatNumber(roundLight(together(vlt, shade)))}
                    <span className="d-none d-md-inline">{percentSign}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FinePrint>{glassAndFilm.note}</FinePrint>
    </Disclosure>
  )
}

/** Draws the glass and the film over the view, which is a CSS background. */
function Pane({ light }: { light: number }) {
  return (
    <svg
      className="d-block w-100 rounded-1"
      viewBox="0 0 10 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path fillOpacity={darkening(light / 100)} d="M0 0H10V10H0Z" />
    </svg>
  )
}

/** The section on where the sun's energy goes and why the rejected share has to be measured. */
export function Heat() {
  const { measured } = heat
  return (
    <Section id="heat" title={heat.title} lead={heat.lead} isLong>
      <div className="sheet-card d-grid overflow-hidden rounded-plate cols-lg-7-5">
        <div className={`d-grid align-items-center ${styles.art}`}>
          <NumberedDrawing name="tser" alt={heat.alt} parts={heat.flows} className={styles.pins} />
        </div>
        <NumberedParts className="align-self-center" parts={heat.flows} />
      </div>
      <Disclosures>
        <Disclosure id="measured" title={measured.title} lead={measured.text}>
          <dl className={`d-grid gap-2-half ${bars.bars}`}>
            {Object.entries(measured.figures).map(([id, { label, value, percent }]) => (
              <div key={id}>
                <dt className="fw-normal">{label}</dt>
                <dd className="numeric fw-semibold">{value}</dd>
                <dd aria-hidden="true">
                  <RangeBar range={[percent, percent]} end={100} isMarked={id === 'measured'} />
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </Disclosures>
    </Section>
  )
}

/** The limits of every place, as a closed section below the tool. */
export function EveryPlace() {
  return (
    <Disclosure id="every-place" title={law.title} summary={law.count(places.length)}>
      <LightLimits rows={lawRows}>
        <caption className="visually-hidden">{law.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{law.place}</th>
            {windowIds.map((id) => (
              <th key={id} scope="col">
                {windowNames[id]}
              </th>
            ))}
          </tr>
        </thead>
      </LightLimits>
      <p className="text-body-secondary fs-sm">
        <Words>{law.lead}</Words> <Words>{law.checked(formatMonth(oldest))}</Words> {law.notListed.before}
        <IntentLink href={messageRoute}>{law.notListed.link}</IntentLink>
        {law.notListed.after}
      </p>
    </Disclosure>
  )
}

const [oldest = ''] = places.map(({ checkedOn }) => checkedOn).sort()

/** Rendered on the server; the client component only replaces what is outdated. */
export const lawRows: readonly LawRow[] = law.places.map(({ place, cited }) => ({
  id: place.id,
  checkedOn: place.checkedOn,
  note: placeNotes[place.id],
  head: (
    <>
      {place.name}
      <NoteLink note={cited.note} />
    </>
  ),
  cells: place.limits && <Cells limits={place.limits} />,
}))

function Cells({ limits }: { limits: NonNullable<Place['limits']> }) {
  return windowIds.map((id) => (
    <td className="numeric" key={id} data-label={windowNames[id]}>
      {capitalized(formatLimit(limits[id]))}
    </td>
  ))
}

/** Three kinds of light through one pane, which continues through all three drawings. */
export function LightBands() {
  return (
    <Section id="light" title={light.title} lead={light.lead} isLong>
      <div className={`sheet-card overflow-hidden rounded-plate ${styles.bands}`}>
        <div className={`d-grid text-body-secondary fs-sm ${styles.band} ${styles.sides}`} aria-hidden="true">
          <span className="d-flex justify-content-between">
            <span>{light.sides.outside}</span>
            <span>{light.sides.inside}</span>
          </span>
        </div>
        {light.bands.map(({ drawing, alt, title, text, figure, says }) => (
          <div className={`d-grid ${styles.band}`} key={drawing}>
            <div>
              <h3 className={styles.figure}>{title}</h3>
              <p className="text-body-secondary">{text}</p>
            </div>
            <FilmDrawing name={drawing} alt={alt} />
            <div>
              <p className={`fw-semibold ${styles.figure}`}>{figure}</p>
              <p className="text-body-secondary">
                <Words>{says}</Words>
              </p>
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
