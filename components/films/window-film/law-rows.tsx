import { NoteLink } from '@/components/editorial/note-link'
import { noteOf } from '@/lib/config/text'
import { windowSources } from '@/lib/content/window-film/sources'
import { type Place, places, windows } from '@/lib/content/window-film/tint-laws'
import { formatLimit } from '@/lib/films/legal'
import { LegalPane } from './legal-pane'
import type { LawRow } from './legal-table'
import styles from './window-film.module.scss'

/** Rendered on the server; the client component only hides rows that are filtered out or outdated. */
export const lawRows: readonly LawRow[] = places.map((place) => ({
  id: place.id,
  checkedOn: place.checkedOn,
  note: place.note,
  head: <Head place={place} />,
  cells: place.limits && <Cells limits={place.limits} />,
}))

function Head({ place: { name, code, source } }: { place: Place }) {
  return (
    <>
      <span className={styles.flag} aria-hidden="true">
        {code}
      </span>
      <span>
        {name}
        <NoteLink note={noteOf(windowSources, source)} />
      </span>
    </>
  )
}

function Cells({ limits }: { limits: NonNullable<Place['limits']> }) {
  return windows.map(({ id, label }) => (
    <td className="numeric" key={id} data-label={label}>
      <span className={styles.limit}>
        <LegalPane limit={limits[id]} />
        {typeof limits[id] === 'number' ? <b>{formatLimit(limits[id])}</b> : formatLimit(limits[id])}
      </span>
    </td>
  ))
}
