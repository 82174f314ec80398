import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listLink } from '@/components/quote/list-texts'
import { codeOf, ShareCode } from '@/components/quote/share'
import { sheetTitle, whose } from '@/components/quote/sheet-title'
import { useVisit } from '@/lib/appointment/use-visit'
import { placesElsewhere, type VisitPlace } from '@/lib/appointment/visit'
import { visitFilms } from '@/lib/appointment/visit-films'
import { onReturn, useBrowserValue, useStoredValue } from '@/lib/browser/use-browser-value'
import { formatDay, localDay } from '@/lib/config/dates'
import { installerSheet as texts } from '@/lib/content/appointment'
import { forInstaller } from '@/lib/content/visit'
import { withUnits } from '@/lib/content/words'
import { type FilmLine, readLine } from '@/lib/films/film-line'
import { unitsStore } from '@/lib/films/units'
import { type FilmGroup, groupFilms, keyOfThing } from '@/lib/quote/groups'
import styles from './appointment.module.scss'
import { SheetBlanks } from './sheet-blanks'
import { AlsoRequired, Drawings, FilmTable } from './sheet-films'

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
            // What only another place does is a separate visit.
            place={placesElsewhere(place, places, group.choices.flat()).length > 0 ? null : place}
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
  /** `undefined` if the shop names none, `null` if these films are not for this visit. */
  place: VisitPlace | undefined | null
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
        <SheetBlanks group={group} isRequested={place !== null} />
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
