'use client'

import { type ReactNode, useRef } from 'react'
import { useShownParts } from '@/components/films/use-shown-parts'
import { IntentLink } from '@/components/ui/intent-link'
import { formatMonth } from '@/lib/config/format-month'
import { citationOf, LOOKED_UP } from '@/lib/config/sources'
import { notesOf, plainText, type Text } from '@/lib/config/text'
import {
  edgeChoices,
  installerQuestions,
  preparation,
  sheetSources,
  installerSheet as texts,
} from '@/lib/content/appointment/sheet'
import { appointmentSources } from '@/lib/content/appointment/sources'
import { panels } from '@/lib/films/coverage'
import { coverageChoice, readCoverage } from '@/lib/films/coverage-choice'
import { openEdges } from '@/lib/films/edges'
import { COMPLEX_WASTE_PERCENT, estimateFilm, formatRange, ROLL_WIDTH_M } from '@/lib/films/roll'
import { useQueryState } from '@/lib/url/use-query-state'
import styles from './installer-sheet.module.scss'

type Props = { drawing: ReactNode; weights: Readonly<Record<string, number>> }

const labelOf = (panel: string) => panels.find(({ id }) => id === panel)?.label ?? ''

/** A one-page printout for the installer. The link from /ppf passes the panels in the query. */
export function InstallerSheet({ drawing, weights }: Props) {
  const coverage = readCoverage(useQueryState())
  const { chosen, vehicle } = coverage
  const art = useRef<HTMLDivElement>(null)
  useShownParts(art, chosen)
  const { metres, area } = estimateFilm(vehicle.id, chosen, weights)
  const { state } = coverageChoice(coverage, weights)

  return (
    <div className={`sheet-card padded ${styles.sheet}`}>
      <p className={styles.brand}>{texts.brand}</p>
      <dl className={styles.blanks}>
        {Object.entries(texts.blanks).map(([id, label]) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <div className={styles.art} ref={art}>
        {drawing}
      </div>
      <section aria-labelledby="sheet-panels">
        <h3 id="sheet-panels">{texts.panels(vehicle.named, chosen.length, panels.length)}</h3>
        <ul className={styles.panels}>
          {panels.map(({ id, label }) => (
            <li key={id} data-covered={chosen.includes(id)}>
              {label} <span>{chosen.includes(id) ? texts.covered : texts.bare}</span>
            </li>
          ))}
        </ul>
        <p>
          {texts.amount(formatRange(area), formatRange(metres), ROLL_WIDTH_M, COMPLEX_WASTE_PERCENT)}{' '}
          <CitedText>{texts.estimate}</CitedText>
        </p>
      </section>
      <section aria-labelledby="sheet-edges">
        <h3 id="sheet-edges">{texts.edges}</h3>
        <Edges chosen={chosen} />
        <p>
          <CitedText>{edgeChoices.text}</CitedText>
        </p>
        <ul className={styles.boxes}>
          {Object.entries(edgeChoices.choices).map(([id, choice]) => (
            <li key={id}>{choice}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sheet-preparation">
        <h3 id="sheet-preparation">{texts.preparation}</h3>
        <ul className={styles.boxes}>
          {Object.entries(preparation).map(([id, text]) => (
            <li key={id}>
              <CitedText>{text}</CitedText>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sheet-questions">
        <h3 id="sheet-questions">{texts.questions}</h3>
        <ol className={styles.questions}>
          {Object.entries(installerQuestions).map(([id, text]) => (
            <li key={id}>
              <CitedText>{text}</CitedText>
            </li>
          ))}
        </ol>
      </section>
      <SheetSources />
      <div className={`${styles.actions} scripted`}>
        <button className="btn btn-primary" type="button" onClick={() => window.print()}>
          {texts.print}
        </button>
        <IntentLink className="btn btn-line" href={`/ppf?${new URLSearchParams(state)}`}>
          {texts.change}
        </IntentLink>
      </div>
    </div>
  )
}

function Edges({ chosen }: { chosen: readonly string[] }) {
  const edges = [...openEdges(chosen)].map(([covered, bare]) =>
    texts.openEdge(labelOf(covered), bare.map(labelOf)),
  )
  return edges.length > 0 && <p>{texts.openEdges(edges)}</p>
}

/** A text, and the numbers of its sources in the list at the end of the sheet. */
function CitedText({ children }: { children: Text }) {
  const notes = notesOf(children).map(({ note }) => note)
  return (
    <>
      {plainText(children)}
      <small className={styles.marks}> [{notes.join(', ')}]</small>
    </>
  )
}

function SheetSources() {
  return (
    <section className={styles.sources} aria-labelledby="sheet-sources">
      <h3 id="sheet-sources">{texts.sources(formatMonth(LOOKED_UP))}</h3>
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
