import { citationOf } from '@/lib/config/source-page'
import { edgeChoices, installerQuestions, numbered, preparation } from '@/lib/content/appointment/appointment'
import { type AppointmentSource, appointmentSources } from '@/lib/content/appointment/sources'
import styles from './installer-sheet.module.scss'

const PLANNING = { text: '', sources: ['length'] } as const
const order = numbered([PLANNING, edgeChoices, ...preparation, ...installerQuestions])

/** The numbers of the sources in the list at the end of the sheet. */
export function SourceMarks({ sources }: { sources: readonly AppointmentSource[] }) {
  return (
    <small className={styles.marks}> [{sources.map((source) => order.indexOf(source) + 1).join(', ')}]</small>
  )
}

export function SheetSources() {
  return (
    <section className={styles.sources} aria-labelledby="sheet-sources">
      <h3 id="sheet-sources">Sources, read in November 2026</h3>
      <ol>
        {order.map((source) => (
          <li key={source}>
            <a href={appointmentSources[source].url}>{citationOf(appointmentSources[source])}</a>
          </li>
        ))}
      </ol>
    </section>
  )
}
