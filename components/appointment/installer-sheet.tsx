'use client'

import { type ReactNode, useId } from 'react'
import { BoatDrawing, PartsDrawing } from '@/components/films/film-picture'
import { TintedVehicle } from '@/components/films/tinted-vehicle'
import { vehicleFiles } from '@/components/films/use-drawing'
import { LinePrice } from '@/components/prices/line-price'
import { groupTitle } from '@/components/quote/film-groups'
import { FilmSum } from '@/components/quote/film-sum'
import { IntentLink } from '@/components/ui/links'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { installerSheet as texts } from '@/lib/content/appointment'
import { filmGroups } from '@/lib/content/quote'
import { withUnits } from '@/lib/content/words'
import { type Coverage, panels, panelsOf } from '@/lib/films/coverage'
import { describeLine } from '@/lib/films/describe-line'
import { openEdges } from '@/lib/films/edges'
import { lineUrl, readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { paintedAs } from '@/lib/films/paint'
import { readParts } from '@/lib/films/parts'
import { COMPLEX_WASTE_PERCENT, estimateFilm, ROLL_WIDTH_M } from '@/lib/films/roll'
import { formatRoll, formatWidth, inBoth, PAGE_UNITS, unitsStore } from '@/lib/films/units'
import { useCoverage } from '@/lib/films/use-coverage'
import { usePaint } from '@/lib/films/use-paint'
import { NAME } from '@/lib/films/vehicle-name'
import { vehicleOf } from '@/lib/films/vehicles'
import { choiceWords } from '@/lib/quote/choice-words'
import { type FilmGroup, filmsOn, groupFilms, keyOfThing, nameFor } from '@/lib/quote/groups'
import { quoteStore } from '@/lib/quote/quote'
import { useQueryState } from '@/lib/url/use-query-state'
import styles from './appointment.module.scss'

type Props = {
  /** What the server renders: the note of the estimate, and what is the same for all paint film. */
  estimate: ReactNode
  children: ReactNode
  /** In place of a sheet without a film. */
  offer: ReactNode
}

/** A printout for the installer, with the words of the quote, for each vehicle and for the boat. */
export function InstallerSheet({ estimate, offer, children }: Props) {
  const { films, url } = useSheet()
  const groups = groupFilms(films).filter(({ kind }) => kind !== 'unreadable')
  if (groups.length === 0) return offer
  const hasPaintFilm = films.some((film) => readLine(film)?.kind === 'coverage')

  return (
    <div className={`sheet-card padded d-grid ${styles.sheet}`}>
      <p className="d-none d-print-block m-0 fw-semibold fs-xl span-all">{texts.brand}</p>
      <dl className={`d-none d-print-grid gap-3-half m-0 span-all ${styles.blanks}`}>
        {Object.entries(texts.blanks).map(([id, label]) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="m-0" />
          </div>
        ))}
      </dl>
      {groups.map((group) => (
        <Group key={keyOfThing(group)} group={group} estimate={estimate} />
      ))}
      {films.length > 1 && (
        <div className="span-all">
          <FilmSum films={films} />
        </div>
      )}
      {hasPaintFilm && children}
      <div className="scripted d-print-none span-all">
        <div className="d-flex flex-wrap gap-2-half">
          <button className="btn btn-primary" type="button" onClick={() => window.print()}>
            {texts.print}
          </button>
          <IntentLink className="btn btn-line" href={url ?? '/contact'}>
            {url ? texts.change : texts.changeQuote}
          </IntentLink>
        </div>
      </div>
    </div>
  )
}

/** The link from /ppf has the panels in its query: the sheet is for these, and for the quote's windows of the same vehicle. */
function useSheet(): { films: readonly FilmUrl[]; url?: FilmUrl } {
  const quote = useStoredValue(quoteStore) ?? []
  const query = useQueryState()
  const coverage = useCoverage()
  const paint = usePaint()
  if (readParts(panels, query.get('panels') ?? '').length === 0) return { films: quote }
  const name = nameFor({ kind: 'coverage', name: '', ...coverage }, quote, query.get(NAME) ?? '')
  const windows = quote.filter((film) => {
    const line = readLine(film)
    if (line?.kind !== 'tint') return false
    return line.vehicle === null || (line.vehicle === coverage.vehicle.id && line.name === name)
  })
  const url = lineUrl({ kind: 'coverage', name, ...paint, ...coverage })
  return { films: [url, ...windows], url }
}

/** The vehicle, drawn once with all its films and its windows in their shades, and its lines. */
function Group({ group, estimate }: { group: FilmGroup; estimate: ReactNode }) {
  const id = useId()
  const { panes, parts } = filmsOn(group)
  const { drawing } = vehicleOf(group.vehicle ?? null)
  return (
    <section className={`d-grid span-all ${styles.group}`} aria-labelledby={id}>
      <h3 className="m-0 span-all" id={id}>
        {groupTitle(group)}
      </h3>
      <div
        className={`padded d-grid align-items-center rounded-2 span-all ${styles.art}`}
        {...paintedAs(group.paint)}
      >
        {group.kind === 'boat' ? (
          <BoatDrawing on={parts} />
        ) : (
          <>
            <TintedVehicle drawing={drawing} panes={panes} parts={parts} marked="hidden" />
            {parts.length > 0 && (
              <PartsDrawing src={vehicleFiles[drawing].top.src} on={parts} className={styles.top} />
            )}
          </>
        )}
      </div>
      <Choices choices={group.choices.filter((choice) => !isTint(choice))} estimate={estimate} />
      <Choices choices={group.choices.filter(isTint)} estimate={estimate} />
    </section>
  )
}

const isTint = ([film]: readonly FilmUrl[]) => film !== undefined && readLine(film)?.kind === 'tint'

/** The paint film, or the windows next to it. */
function Choices({ choices, estimate }: Pick<FilmGroup, 'choices'> & { estimate: ReactNode }) {
  if (choices.length === 0) return null
  return (
    <div className={`align-content-start ${styles.choices}`}>
      {choices.map((choice) => (
        <div key={choice.join()}>
          {choice.length > 1 && (
            <p className="mb-2">
              <b>{choiceWords(choice)}</b> {filmGroups.choose(choice.length)}
            </p>
          )}
          {choice.map((film, index) => (
            <div key={film}>
              {index > 0 && <p className="my-2 fw-semibold">{filmGroups.or}</p>}
              <Line film={film} estimate={estimate} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function Line({ film, estimate }: { film: FilmUrl; estimate: ReactNode }) {
  const line = readLine(film)
  const described = describeLine(film)
  if (!line || !described) return null
  const { title, grouped, text, verdict } = described
  return (
    <>
      <h4 className="mb-1">{withUnits(grouped)}</h4>
      <p className="m-0">{withUnits(text)}</p>
      {verdict && (
        <p className="m-0">
          {verdict.lead && <b>{verdict.lead}</b>} {verdict.text}
        </p>
      )}
      {line.kind === 'coverage' && <Panels {...line} estimate={estimate} />}
      <LinePrice line={line} title={title} place="sheet" />
    </>
  )
}

function Panels({ chosen, vehicle, estimate }: Coverage & { estimate: ReactNode }) {
  const both = inBoth(useStoredValue(unitsStore) ?? PAGE_UNITS)
  const named = panelsOf(vehicle.drawing)
  const labelOf = (panel: string) => named.find(({ id }) => id === panel)?.label ?? ''
  const edges = [...openEdges(chosen, vehicle.drawing)].map(([covered, bare]) =>
    texts.openEdge(labelOf(covered), bare.map(labelOf)),
  )
  return (
    <>
      <ul className={`list-unstyled my-2 ${styles.panels}`}>
        {named.map(({ id, label }) => (
          <li
            className={`d-flex flex-wrap justify-content-between ${chosen.includes(id) ? 'fw-semibold' : ''}`}
            key={id}
          >
            {label}{' '}
            {chosen.includes(id) ? (
              <span className="text-accent text-nowrap">{texts.covered}</span>
            ) : (
              <span className="text-body-secondary text-nowrap">{texts.bare}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="m-0">
        {texts.amount(
          both((units) => formatRoll(estimateFilm(vehicle, chosen).metres, units)),
          both((units) => formatWidth(ROLL_WIDTH_M, units)),
          COMPLEX_WASTE_PERCENT,
        )}{' '}
        {estimate}
      </p>
      {edges.length > 0 && <p className="mt-2 mb-0">{texts.openEdges(edges)}</p>}
    </>
  )
}
