import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatRange } from '@/components/prices/line-price'
import { listLink } from '@/components/quote/list-texts'
import { codeOf, ShareCode } from '@/components/quote/share'
import { sheetTitle, whose } from '@/components/quote/sheet-title'
import { SheetDrawing } from '@/components/quote/vehicle-sheet'
import { useVisit } from '@/lib/appointment/use-visit'
import type { VisitPlace } from '@/lib/appointment/visit'
import { visitFilms } from '@/lib/appointment/visit-films'
import { onReturn, useBrowserValue, useStoredValue } from '@/lib/browser/use-browser-value'
import { formatDay, localDay } from '@/lib/config/dates'
import { estimate, installerSheet as texts } from '@/lib/content/appointment'
import { linePrice } from '@/lib/content/prices'
import { filmGroups } from '@/lib/content/quote'
import { alsoAsked } from '@/lib/content/tint-parts'
import { forInstaller } from '@/lib/content/visit'
import { notesOf, plainText, withUnits } from '@/lib/content/words'
import { requirementsOf } from '@/lib/films/also-required'
import { type Coverage, panelsOf } from '@/lib/films/coverage'
import { describeLine } from '@/lib/films/describe-line'
import { openEdges } from '@/lib/films/edges'
import { type FilmLine, readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { filmArea, hullZones } from '@/lib/films/hull'
import { monthOf } from '@/lib/films/laws'
import { COMPLEX_WASTE_PERCENT, estimateFilm, ROLL_WIDTH_M } from '@/lib/films/roll'
import { formatArea, formatRoll, formatWidth, inBoth, PAGE_UNITS, unitsStore } from '@/lib/films/units'
import { currencySymbol } from '@/lib/parsing/numbers'
import { priceOf } from '@/lib/prices/line-prices'
import { usePrices } from '@/lib/prices/use-prices'
import { choiceWords } from '@/lib/quote/choice-words'
import { type FilmGroup, groupFilms, keyOfThing, setsOf } from '@/lib/quote/groups'
import styles from './appointment.module.scss'
import { SheetBlanks } from './sheet-blanks'

/** What the server renders for each kind of film: what to do before, and what to ask. */
export type SheetNotes = Readonly<Record<FilmLine['kind'], ReactNode>>

type Props = { places: readonly VisitPlace[]; notes: SheetNotes }

/** A printout for the installer of each vehicle and of each boat: a page with up to six films. */
export function InstallerSheets({ places, notes }: Props) {
  const { query, quote, place } = useVisit(places)
  const [printed, setPrinted] = useState('')
  const details = useRef<HTMLDetailsElement>(null)
  // Renders again when the units change.
  useStoredValue(unitsStore)
  const groups = groupFilms(visitFilms(query, quote).films).filter(({ kind }) => kind !== 'unreadable')

  /** Prints one sheet. Some browsers return before the dialog is closed. */
  function print(key: string) {
    flushSync(() => setPrinted(key))
    window.print()
  }
  // Some browsers print nothing of closed details.
  useEffect(() => {
    let wasOpen = false
    function open() {
      wasOpen = details.current?.open ?? false
      if (details.current) details.current.open = true
    }
    function close() {
      if (details.current) details.current.open = wasOpen
      setPrinted('')
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [])
  return (
    <>
      <div className="d-flex flex-wrap gap-2 mt-2 scripted d-print-none">
        {groups.map((group) => (
          <button
            key={keyOfThing(group)}
            className="btn btn-line"
            type="button"
            onClick={() => print(keyOfThing(group))}
          >
            <bdi>{forInstaller.print(whose(group, true))}</bdi>
          </button>
        ))}
      </div>
      <details ref={details}>
        <summary className="act d-inline-flex align-items-center min-h-target d-print-none">
          {forInstaller.look}
        </summary>
        {groups.map((group) => (
          <InstallerSheet
            key={keyOfThing(group)}
            group={group}
            place={place}
            notes={notes}
            isHidden={printed !== '' && printed !== keyOfThing(group)}
          />
        ))}
      </details>
    </>
  )
}

type SheetProps = {
  group: FilmGroup
  place: VisitPlace | undefined
  notes: SheetNotes
  /** While another one is printed. */
  isHidden: boolean
}

const MOST_LINES = 6

function InstallerSheet({ group, place, notes, isHidden }: SheetProps) {
  const id = useId()
  const today = useBrowserValue(() => localDay(), onReturn) ?? ''
  const films = group.choices.flat()
  const link = listLink([], films)
  const code = link === null ? null : codeOf(link)
  const kinds = films.map((film) => readLine(film)?.kind)
  const kind = (['coverage', 'hull'] as const).find((each) => kinds.includes(each)) ?? 'tint'
  return (
    <article className={styles.paper} aria-labelledby={id} hidden={isHidden}>
      {/* A table on paper, so that a sheet of several pages has its head on each. */}
      <header className={styles.head}>
        <div className="d-flex gap-4 justify-content-between">
          <div>
            <p className="m-0 fw-semibold">{texts.brand}</p>
            <h3 className="my-1" id={id}>
              <bdi>{withUnits(sheetTitle(group, true))}</bdi>
            </h3>
            <p className="m-0">
              {[place && texts.forPlace(place.name, place.address), texts.printed(formatDay(today))]
                .filter(Boolean)
                .join(' ')}{' '}
              {code && texts.code}
            </p>
          </div>
          {code && (
            <div className={styles.code}>
              <ShareCode code={code} />
            </div>
          )}
        </div>
      </header>
      <div className={styles.rows}>
        <Drawings group={group} />
        <FilmTable group={group} />
        <AlsoRequired films={films} />
        <SheetBlanks group={group} />
        {notes[kind]}
        <h4>{texts.notes}</h4>
        {/* Each film costs the height of about one line; what is left below is room for notes too. */}
        {Array.from({ length: Math.max(0, MOST_LINES - films.length) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines to write on, all the same
          <div className={styles.line} key={i} />
        ))}
      </div>
    </article>
  )
}

/** `A`, `B`: the films of which one can be chosen. */
function lettersOf(group: FilmGroup): ReadonlyMap<FilmUrl, string> {
  const open = group.choices.filter((choice) => choice.length > 1 && isOneOnly(choice)).flat()
  return new Map(open.map((film, i) => [film, String.fromCharCode('A'.charCodeAt(0) + i)]))
}

const isOneOnly = (choice: readonly FilmUrl[]) => setsOf(choice).every((set) => set.length === 1)

/** A drawing with all films; where there is a choice, one for each way to choose. */
function Drawings({ group }: { group: FilmGroup }) {
  const letters = lettersOf(group)
  const open = group.choices.filter((choice) => choice.length > 1)
  const drawn = open.flatMap((choice) =>
    setsOf(choice).map((set) => ({
      set,
      group: {
        ...group,
        choices: group.choices.flatMap((each) => (each === choice ? set.map((film) => [film]) : [each])),
      },
    })),
  )
  return (
    <div className={styles.drawings}>
      {(drawn.length > 0 ? drawn : [{ set: [], group }]).map((each) => (
        <figure className="m-0" key={each.set.join()}>
          <SheetDrawing group={each.group} />
          {each.set.length > 0 && (
            <figcaption>{each.set.map((film) => nameOf(film, letters)).join(' + ')}</figcaption>
          )}
        </figure>
      ))}
    </div>
  )
}

/** `A. Front` */
function nameOf(film: FilmUrl, letters: ReadonlyMap<FilmUrl, string>): string {
  const letter = letters.get(film)
  return `${letter ? `${letter}. ` : ''}${describeLine(film)?.grouped ?? ''}`
}

function FilmTable({ group }: { group: FilmGroup }) {
  const prices = usePrices()
  const letters = lettersOf(group)
  const isPriced = group.choices.flat().some((film) => {
    const line = readLine(film)
    return line && prices && prices[line.kind].length > 0
  })
  return (
    <table className={`w-100 numeric ${styles.films}`}>
      <thead>
        <tr>
          <th scope="col">{texts.film}</th>
          <th scope="col">{texts.what}</th>
          {isPriced && <th scope="col">{texts.published}</th>}
          <th scope="col">{texts.agreed}</th>
        </tr>
      </thead>
      <tbody>
        {group.choices.flatMap((choice) =>
          choice.map((film, i) => {
            const line = readLine(film)
            const price = line && prices ? priceOf(line, prices) : undefined
            return (
              line && (
                <tr key={film}>
                  <th scope="row">
                    {i > 0 && letters.has(film) && <i>{filmGroups.or} </i>}
                    {withUnits(nameOf(film, letters))}
                  </th>
                  <td>
                    <What film={film} line={line} />
                    {i === 0 && choice.length > 1 && !isOneOnly(choice) && ` ${choiceWords(choice)}`}
                  </td>
                  {isPriced && (
                    <td>{price ? formatRange(price.range, linePrice.short) : linePrice.noneYet}</td>
                  )}
                  <td>{currencySymbol}</td>
                </tr>
              )
            )
          }),
        )}
      </tbody>
    </table>
  )
}

/** What the laws of the windows ask besides light. */
function AlsoRequired({ films }: { films: readonly FilmUrl[] }) {
  const tints = films.flatMap((film) => {
    const line = readLine(film)
    return line?.kind === 'tint' && line.window && line.place
      ? [{ ...line, window: line.window, place: line.place, vehicle: line.vehicle ?? undefined }]
      : []
  })
  return [...new Set(tints.map(({ place }) => place))].map((place) => {
    const own = tints.filter((tint) => tint.place === place)
    const also = requirementsOf(place, own, monthOf(new Date()))
    return (
      also.length > 0 && (
        <p className="mt-1 mb-0" key={place.id}>
          <b className="fw-semibold">{alsoAsked.inPlace(place.named)}</b> {also.join('; ')}.{' '}
          {alsoAsked.lightOnly}
        </p>
      )
    )
  })
}

/** What was chosen; of a boat each zone with its area, of a window what the law says and room for what is measured. */
function What({ film, line }: { film: FilmUrl; line: FilmLine }) {
  const own = useStoredValue(unitsStore) ?? PAGE_UNITS
  const { text = '', verdict = null } = describeLine(film) ?? {}
  if (line.kind === 'coverage')
    return (
      <>
        {withUnits(text)} <Panels {...line} />
      </>
    )
  if (line.kind === 'hull') {
    const area = (zones: readonly string[]) => filmArea(line.hull, zones)
    const zones = hullZones
      .filter(({ id }) => line.chosen.includes(id))
      .map(({ id, label }) => (area([id]) > 0 ? `${label} ${formatArea(area([id]), own)}` : label))
    return withUnits(
      texts.zones(
        zones,
        inBoth(own)((units) => formatArea(area(line.chosen), units)),
      ),
    )
  }
  return (
    <>
      {withUnits([text, verdict?.lead, verdict?.asked].filter(Boolean).join(' '))}{' '}
      {typeof line.glass !== 'number' && <b className="fw-normal text-nowrap">{texts.metered}</b>}
    </>
  )
}

/** On a screen alone: the roll, the panels without film, and where film ends next to bare paint. */
function Panels({ chosen, vehicle }: Coverage) {
  const both = inBoth(useStoredValue(unitsStore) ?? PAGE_UNITS)
  const named = panelsOf(vehicle.drawing)
  const labelOf = (panel: string) => named.find(({ id }) => id === panel)?.label ?? ''
  const edges = [...openEdges(chosen, vehicle.drawing)].map(([covered, bare]) =>
    texts.openEdge(labelOf(covered), bare.map(labelOf)),
  )
  const bare = named.filter(({ id }) => !chosen.includes(id)).map(({ label }) => label)
  return (
    <span className="d-print-none">
      {texts.amount(
        both((units) => formatRoll(estimateFilm(vehicle, chosen).metres, units)),
        both((units) => formatWidth(ROLL_WIDTH_M, units)),
        COMPLEX_WASTE_PERCENT,
      )}{' '}
      {plainText(estimate)} [{notesOf(estimate).map(({ note }) => note)}]{' '}
      {bare.length > 0 && texts.bare(bare)} {edges.length > 0 && texts.openEdges(edges)}
    </span>
  )
}
