import { formatMonth } from '@/lib/config/dates'
import {
  boatNotes,
  edgeChoices,
  installerQuestions,
  preparation,
  sheetSources,
  sourceDetails,
  sheetNotes as texts,
  windowNotes,
} from '@/lib/content/appointment'
import { type AppointmentSource, appointmentSources } from '@/lib/content/facts/sources'
import {
  type Article,
  citationOf,
  LOOKED_UP,
  notesOf,
  plainText,
  siteOf,
  type Text,
  titleLanguage,
} from '@/lib/content/words'
import styles from './appointment.module.scss'
import type { SheetNotes } from './installer-sheets'

/** For each kind of film: where it ends, what to do before, and what to ask. */
export const sheetNotes: SheetNotes = {
  coverage: (
    <Notes
      edges={edgeChoices}
      preparation={{ heading: texts.preparation, texts: Object.values(preparation) }}
      questions={Object.values(installerQuestions)}
    />
  ),
  hull: (
    <Notes
      edges={boatNotes.edges}
      preparation={{ heading: boatNotes.prepare, texts: boatNotes.preparation }}
      questions={boatNotes.questions}
    />
  ),
  tint: (
    <Notes
      preparation={{ heading: texts.preparation, texts: windowNotes.preparation }}
      questions={windowNotes.questions}
    />
  ),
}

type Cited = Text<AppointmentSource>

type NotesProps = {
  edges?: { text: Cited; choices: Readonly<Record<string, string>> }
  preparation: { heading: string; texts: readonly Cited[] }
  questions: readonly Cited[]
}

function Notes({ edges, preparation: before, questions }: NotesProps) {
  const cited = [...(edges ? [edges.text] : []), ...before.texts, ...questions].flatMap(notesOf)
  const notes = sheetSources.flatMap((source, i) =>
    cited.some((each) => each.source === source) ? [{ number: i + 1, page: appointmentSources[source] }] : [],
  )
  return (
    <>
      <div className={`d-grid ${styles.notes}`}>
        <div>
          {edges && (
            <>
              <h4>{texts.edges}</h4>
              <p className="m-0">
                <CitedText>{edges.text}</CitedText>
              </p>
              <ul className={styles.boxes}>
                {Object.entries(edges.choices).map(([id, choice]) => (
                  <li key={id}>{choice}</li>
                ))}
              </ul>
            </>
          )}
          <h4>{before.heading}</h4>
          <ul className={styles.boxes}>
            {before.texts.map((text) => (
              <li key={plainText(text)}>
                <CitedText>{text}</CitedText>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h4>{texts.questions}</h4>
          <ol>
            {questions.map((text) => (
              <li key={plainText(text)}>
                <CitedText>{text}</CitedText>
              </li>
            ))}
          </ol>
        </div>
      </div>
      {notes.length > 0 && (
        <p className={styles.hosts}>
          {sourceDetails.heading(formatMonth(LOOKED_UP))}:{' '}
          {notes.map(({ number, page }) => `${number} ${siteOf(page)}`).join(' · ')}
        </p>
      )}
    </>
  )
}

/** The sources of the notes, and of the record for the warranty, on the page itself. */
export function SourceDetails({ sources }: { sources: readonly Article[] }) {
  return (
    <details className={`d-print-none mt-3 ${styles.sources}`}>
      <summary className="plus-summary">
        {sourceDetails.heading(formatMonth(LOOKED_UP))}{' '}
        <span className="flex-shrink-0 text-body-secondary fw-normal">{sources.length}</span>
      </summary>
      <ol className="m-0">
        {sources.map((source) => (
          <li key={source.url}>
            <a href={source.url} lang={titleLanguage(source)}>
              {citationOf(source)}
            </a>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** A text, and the numbers of its sources in the list at the end of the sheet. */
function CitedText({ children }: { children: Text }) {
  const notes = notesOf(children).map(({ note }) => note)
  return (
    <>
      {plainText(children)}
      {notes.length > 0 && (
        <>
          {' '}
          <small className="text-body-secondary text-nowrap">[{notes.join(', ')}]</small>
        </>
      )}
    </>
  )
}
