import type { ReactNode, Ref } from 'react'
import { BoatDrawing } from '@/components/films/film-picture'
import { TintedVehicle } from '@/components/films/tinted-vehicle'
import { formatRange, LinePrice } from '@/components/prices/line-price'
import { vehicleIds } from '@/lib/content/facts/films'
import { linePrice as texts } from '@/lib/content/prices'
import { unreadable } from '@/lib/content/quote'
import { listOf, percent, withUnits } from '@/lib/content/words'
import { describeLine } from '@/lib/films/describe-line'
import { type FilmLine, readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { paintedAs } from '@/lib/films/paint'
import { darkening, together } from '@/lib/films/tint'
import { formatLength, inBoth, unitsStore } from '@/lib/films/units'
import { vehicleOf } from '@/lib/films/vehicles'
import { type NeighborPrice, neighborOf } from '@/lib/prices/line-prices'
import { usePrices } from '@/lib/prices/use-prices'
import { type FilmGroup, filmsOn } from '@/lib/quote/groups'
import { VerdictRow } from './quoted-film'
import { sheetNote, sheetTitle } from './sheet-title'
import styles from './vehicle-sheet.module.scss'

type SheetProps = {
  id: string
  group: FilmGroup
  /** The films that are drawn, where some are chosen; by default of alternatives the first. */
  drawn?: FilmGroup
  /** Whether it is the visitor's own vehicle, and not one of a list that was shared. */
  isOwn: boolean
  /** With the drawing next to the title, as on paper. */
  isSmall?: boolean
  /** What can be done with the vehicle. */
  actions?: ReactNode
  /** What its films cost together. */
  sum?: ReactNode
  /** Its lines. */
  children: ReactNode
}

/** One vehicle or boat: a sentence, the drawing with all its films, and a line for each film. */
export function VehicleSheet({
  id,
  group,
  drawn = group,
  isOwn,
  isSmall = false,
  actions,
  sum,
  children,
}: SheetProps) {
  const note = sheetNote(drawn)
  return (
    <article
      className={`sheet-card ${styles.sheet} ${isSmall ? styles.small : ''}`}
      aria-labelledby={group.kind === 'unreadable' ? undefined : id}
    >
      {group.kind !== 'unreadable' && (
        <header className={styles.head}>
          <div className={styles.top} {...paintedAs(group.paint)}>
            <h3 className={`m-0 ${styles.title}`} id={id}>
              <bdi>{withUnits(sheetTitle(group, isOwn))}</bdi>
            </h3>
            {(note || actions) && (
              <div className="d-flex flex-wrap column-gap-3 align-items-center min-h-target">
                {note && <span className="text-body-secondary fs-sm">{withUnits(note)}</span>}
                {actions}
              </div>
            )}
            <SheetDrawing group={drawn} />
          </div>
          <div className={styles.edge} />
        </header>
      )}
      <div className={styles.body}>
        {children}
        {sum}
      </div>
    </article>
  )
}

/** The vehicle with all its films; of alternatives the first. */
export function SheetDrawing({ group }: { group: FilmGroup }) {
  const { panes, parts } = filmsOn(group)
  return group.kind === 'boat' ? (
    <div className={`${styles.drawing} ${styles.boat}`}>
      <BoatDrawing on={parts} />
    </div>
  ) : (
    <TintedVehicle
      drawing={vehicleOf(group.vehicle ?? null).drawing}
      panes={panes}
      parts={parts}
      className={styles.drawing}
    />
  )
}

type LineProps = {
  ref?: Ref<HTMLLIElement> | undefined
  line: FilmUrl
  /** In the column at the right; by default the shop's price. */
  price?: ReactNode
  /** Below what was chosen. */
  note?: ReactNode
  actions?: ReactNode
}

/** A film of a sheet: what it is, what it costs, what was chosen, and what can be done with it. */
export function SheetFilm({ ref, line, price, note, actions }: LineProps) {
  const described = describeLine(line)
  const read = readLine(line)
  const { title, text } = described ?? unreadable
  return (
    <li className={styles.line} ref={ref}>
      <span className={styles.swatch}>
        <Swatch line={line} />
      </span>
      <h4 className="m-0 fs-base">
        <bdi>{withUnits(described?.grouped ?? title)}</bdi>
      </h4>
      <span className={`numeric ${styles.price}`}>{price ?? <LinePrice line={read} />}</span>
      <div className={`text-body-secondary fs-sm ${styles.text}`}>
        <p className="m-0 numeric">
          {withUnits(text)} {!price && <NeighborPriceNote line={read} />}
        </p>
        {described?.verdict && <VerdictRow verdict={described.verdict} />}
        {note}
      </div>
      {actions && <div className={`d-flex flex-wrap column-gap-3 ${styles.actions}`}>{actions}</div>}
    </li>
  )
}

/** If the shop has no price for a film, the one of nearly the same, and what that is for. */
function NeighborPriceNote({ line }: { line: FilmLine | null }) {
  const prices = usePrices()
  const other = prices && line && neighborOf(line, prices, vehicleIds)
  return other ? texts.neighbor(wordsOf(other.what), formatRange(other.range, texts.short)) : null
}

function wordsOf(what: NeighborPrice['what']): string {
  if ('vehicle' in what) return vehicleOf(what.vehicle).named
  if ('films' in what) return texts.otherFilm(listOf((what.films ?? []).map(percent)))
  const { from, to } = what.length
  const write = inBoth(unitsStore.get())
  return texts.otherLength(
    write((units) => formatLength(from, units)),
    write((units) => formatLength(to, units)),
  )
}

/** The light through a tinted window, or a band of film on the paint. */
function Swatch({ line }: { line: FilmUrl }) {
  const read = readLine(line)
  return (
    <svg className="d-block rounded-1" viewBox="0 0 22 15" aria-hidden="true">
      {read?.kind === 'tint' ? (
        <path d="M0 0H22V15H0Z" fillOpacity={darkening(together(read.glass, read.film) / 100)} />
      ) : (
        <path className={styles.band} d="M10 0H14L9 15H5Z" />
      )}
    </svg>
  )
}
