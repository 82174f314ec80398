import { formatRange } from '@/components/prices/line-price'
import { choiceWords } from '@/components/quote/sheet-title'
import { SheetDrawing } from '@/components/quote/vehicle-sheet'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { estimate, installerSheet as texts } from '@/lib/content/appointment'
import { linePrice } from '@/lib/content/prices'
import { filmGroups } from '@/lib/content/quote'
import { alsoAsked } from '@/lib/content/tint-parts'
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
import { type FilmGroup, isOneOnly, setsOf } from '@/lib/quote/groups'
import styles from './appointment.module.scss'

/** `A`, `B`: the films of which one can be chosen. */
function lettersOf(group: FilmGroup): ReadonlyMap<FilmUrl, string> {
  const open = group.choices.filter((choice) => choice.length > 1 && isOneOnly(choice)).flat()
  return new Map(open.map((film, i) => [film, String.fromCharCode('A'.charCodeAt(0) + i)]))
}

/** A drawing with all films; where there is a choice, one for each way to choose. */
export function Drawings({ group }: { group: FilmGroup }) {
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

/** A row for each film, with its published price and room for the one that is agreed. */
export function FilmTable({ group }: { group: FilmGroup }) {
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
                    <FilmDescription film={film} line={line} />
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
export function AlsoRequired({ films }: { films: readonly FilmUrl[] }) {
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
function FilmDescription({ film, line }: { film: FilmUrl; line: FilmLine }) {
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
      .map(({ id, label }) =>
        line.chosen.length > 1 && area([id]) > 0 ? `${label} ${formatArea(area([id]), own)}` : label,
      )
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
