import { citationOf } from '@/lib/config/sources'
import { notesOf, plainText, type Text } from '@/lib/config/text'
import { appointmentSources } from '@/lib/content/appointment/sources'
import { sheetSources } from '@/lib/content/appointment/texts'
import styles from './installer-sheet.module.scss'

/** A text, and the numbers of its sources in the list at the end of the sheet. */
export function CitedText({ children }: { children: Text }) {
  const notes = notesOf(children).map(({ note }) => note)
  return (
    <>
      {plainText(children)}
      <small className={styles.marks}> [{notes.join(', ')}]</small>
    </>
  )
}

export function SheetSources() {
  return (
    <section className={styles.sources} aria-labelledby="sheet-sources">
      <h3 id="sheet-sources">Sources, read in November 2026</h3>
      <ol>
        {sheetSources.map((source) => (
          <li key={source}>
            <a href={appointmentSources[source].url}>{citationOf(appointmentSources[source])}</a>
          </li>
        ))}
      </ol>
    </section>
  )
}
