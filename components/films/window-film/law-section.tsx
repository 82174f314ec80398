import { FilmDrawing } from '@/components/editorial/film-drawing'
import { FinePrint } from '@/components/editorial/fine-print'
import { NoteLink } from '@/components/editorial/note-link'
import { Section } from '@/components/editorial/section'
import { formatMonth } from '@/lib/config/format-month'
import type { Place } from '@/lib/config/tint-place'
import { places } from '@/lib/content/facts/films/window-film/tint-laws'
import { windowIds } from '@/lib/content/facts/films/window-film/windows'
import { law } from '@/lib/content/films/window-film/texts'
import { windowNames } from '@/lib/content/films/window-film/windows'
import { lawNoteOf } from '@/lib/films/law-note'
import { formatLimit } from '@/lib/films/legal'
import { LegalPane } from './legal-pane'
import { type LawRow, LegalTable } from './legal-table'
import styles from './legal-table.module.scss'

const [oldest = ''] = places.map(({ checkedOn }) => checkedOn).sort()

export function LawSection() {
  return (
    <Section id="law" title={law.title} lead={law.lead(formatMonth(oldest))} isLong>
      <LegalTable rows={lawRows}>
        <caption className="visually-hidden">{law.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{law.place}</th>
            {windowIds.map((id) => (
              <th key={id} scope="col">
                <FilmDrawing name={`window-${id}`} />
                {windowNames[id]}
              </th>
            ))}
          </tr>
        </thead>
      </LegalTable>
      <FinePrint>{law.note}</FinePrint>
    </Section>
  )
}

/** Rendered on the server; the client component only hides rows that are filtered out or outdated. */
export const lawRows: readonly LawRow[] = law.places.map(({ place, cited }) => ({
  id: place.id,
  checkedOn: place.checkedOn,
  note: lawNoteOf(place),
  head: <Head place={place} note={cited.note} />,
  cells: place.limits && <Cells limits={place.limits} />,
}))

function Head({ place: { name, code }, note }: { place: Place; note: number }) {
  return (
    <>
      <span className={`d-print-none ${styles.flag}`} aria-hidden="true">
        {code}
      </span>
      <span>
        {name}
        <NoteLink note={note} />
      </span>
    </>
  )
}

function Cells({ limits }: { limits: NonNullable<Place['limits']> }) {
  return windowIds.map((id) => (
    <td className="numeric" key={id} data-label={windowNames[id]}>
      <span className={styles.limit}>
        <LegalPane limit={limits[id]} />
        {typeof limits[id] === 'number' ? <b>{formatLimit(limits[id])}</b> : formatLimit(limits[id])}
      </span>
    </td>
  ))
}
