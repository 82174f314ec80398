import { formatMonth } from '@/lib/config/dates'
import {
  edgeChoices,
  estimate,
  installerQuestions,
  installerSheet,
  preparation,
  sheetSources,
  sourceDetails,
  sheetNotes as texts,
} from '@/lib/content/appointment'
import { appointmentSources } from '@/lib/content/facts/sources'
import {
  type Article,
  citationOf,
  LOOKED_UP,
  notesOf,
  plainText,
  type Text,
  titleLanguage,
} from '@/lib/content/words'
import styles from './appointment.module.scss'

export const EstimateNote = () => <CitedText>{estimate}</CitedText>

function EdgeChoices() {
  return (
    <section aria-labelledby="sheet-edges">
      <h3 id="sheet-edges">{installerSheet.edges}</h3>
      <p className="m-0">
        <CitedText>{edgeChoices.text}</CitedText>
      </p>
      <ul className={`d-grid mt-2 mb-0 ${styles.list} ${styles.boxes}`}>
        {Object.entries(edgeChoices.choices).map(([id, choice]) => (
          <li key={id}>{choice}</li>
        ))}
      </ul>
    </section>
  )
}

/** The part of the sheet that is the same for all paint film. */
export function SheetNotes() {
  return (
    <>
      <div className={`align-content-start ${styles.choices}`}>
        <EdgeChoices />
        <section aria-labelledby="sheet-preparation">
          <h3 id="sheet-preparation">{texts.preparation}</h3>
          <ul className={`d-grid mt-2 mb-0 ${styles.list} ${styles.boxes}`}>
            {Object.entries(preparation).map(([id, text]) => (
              <li key={id}>
                <CitedText>{text}</CitedText>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="sheet-questions">
        <h3 id="sheet-questions">{texts.questions}</h3>
        <ol className={`d-grid m-0 ${styles.list} ${styles.questions}`}>
          {Object.entries(installerQuestions).map(([id, text]) => (
            <li key={id}>
              <CitedText>{text}</CitedText>
            </li>
          ))}
        </ol>
      </section>
      <SourceDetails sources={sheetSources.map((source) => appointmentSources[source])} />
    </>
  )
}

/** Sources that are collapsed on a screen; paper shows them all. */
export function SourceDetails({ sources }: { sources: readonly Article[] }) {
  return (
    <details className={`span-all ${styles.sources}`}>
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
      {plainText(children)} <small className="text-body-secondary text-nowrap">[{notes.join(', ')}]</small>
    </>
  )
}
