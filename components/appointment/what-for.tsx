'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { IntentLink } from '@/components/ui/links'
import { useVisit } from '@/lib/appointment/use-visit'
import { isOfLine, type VisitPlace } from '@/lib/appointment/visit'
import { filmLines } from '@/lib/content/facts/films'
import { before, forInstaller, whatFor as texts } from '@/lib/content/visit'
import type { SheetNotes } from './installer-sheets'
import styles from './visit.module.scss'

// What is read from the list loads with it: a visitor may come without one, or for the care of a film.

const VisitList = lazyPart(() => import('./visit-list').then((module) => module.VisitList), {
  name: texts.name,
})

const Sheets = lazyPart(() => import('./installer-sheets').then((module) => module.InstallerSheets), {
  name: forInstaller.name,
})

type Props = { places: readonly VisitPlace[] }

/** The films of the visit, or how to choose some. */
export function WhatFor({ places }: Props) {
  const { isRead, lines } = useVisit(places)
  return (
    <section
      className={`sheet-card padded stack gap-3 d-print-none ${isRead ? '' : styles.unread}`}
      aria-labelledby="what-for"
    >
      <h2 className="h3" id="what-for">
        {texts.heading}
      </h2>
      {lines.length > 0 ? (
        <div style={{ minHeight: `${thingsIn(lines) * THING_REM}rem` }}>
          <VisitList places={places} none={<NoFilm />} />
        </div>
      ) : (
        <NoFilm />
      )}
    </section>
  )
}

/** The height of a vehicle in the list, so that hardly anything moves once the list has loaded. */
const THING_REM = 6

/** How many vehicles and boats these films are for, without reading each film. */
function thingsIn(films: readonly string[]): number {
  const things = films.map((film) => {
    const [path, search] = film.split('?')
    const query = new URLSearchParams(search)
    return [path === `/${filmLines.hull}`, ...['vehicle', 'name'].map((key) => query.get(key))].join()
  })
  return new Set(things).size
}

const NoFilm = () => (
  <>
    <p>{texts.none}</p>
    <p>
      <IntentLink className="btn btn-line" href="/ppf#tool">
        {texts.choose}
      </IntentLink>
    </p>
  </>
)

/** What to do before, and the sheets for the installer, of a visit for films. */
export function BeforeVisit({ places, notes }: Props & { notes: SheetNotes }) {
  const { lines } = useVisit(places)
  if (lines.length === 0) return null
  const own = Object.values(filmLines).filter((line) => lines.some((film) => isOfLine(film, line)))
  return (
    <>
      <section className="sheet-card padded stack gap-2-half d-print-none" aria-labelledby="before">
        <h2 className="h3" id="before">
          {before.heading}
        </h2>
        <ul className={`list-unstyled m-0 ${styles.before}`}>
          {[...own.flatMap((line) => before.lines[line]), before.sheet].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className={`sheet-card padded ${styles.installer}`} aria-labelledby="installer">
        <div className="stack gap-2 d-print-none">
          <h2 className="h3" id="installer">
            {forInstaller.heading}
          </h2>
          <p className="text-body-secondary fs-sm">{forInstaller.text}</p>
        </div>
        <Sheets places={places} notes={notes} />
      </section>
    </>
  )
}
