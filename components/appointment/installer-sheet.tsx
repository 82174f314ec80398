'use client'

import type { ReactNode } from 'react'
import { IntentLink } from '@/components/ui/links'
import { notesOf, plainText, type Text } from '@/lib/config/citations'
import { withUnits } from '@/lib/config/units'
import { appointmentSources } from '@/lib/content/facts/appointment/sources'
import {
  edgeChoices,
  estimate,
  installerQuestions,
  preparation,
  sheetNotes,
  sheetSources,
  installerSheet as texts,
} from '@/lib/content/installer-sheet'
import {
  COMPLEX_WASTE_PERCENT,
  type Coverage,
  coverageUrl,
  estimateFilm,
  panelsOf,
  ROLL_WIDTH_M,
  readCoverage,
} from '@/lib/films/coverage'
import { describeLine } from '@/lib/films/describe-line'
import { openEdges } from '@/lib/films/edges'
import { formatRoll, formatWidth, inBoth } from '@/lib/films/units'
import { unitsStore } from '@/lib/films/units-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { useQueryState } from '@/lib/url/use-query-state'
import styles from './appointment.module.scss'
import { SourceDetails } from './source-details'

type Props = {
  drawing: ReactNode
  /** What the server renders: the note of the estimate, the choices at the edges, and the rest of the sheet. */
  estimate: ReactNode
  edgeChoices: ReactNode
  /** The shop's price, if its own file has any. */
  price?: ReactNode
  children: ReactNode
}

/** A one-page printout for the installer, with the words of the quote. The link from /ppf passes the panels in the query. */
export function InstallerSheet({ drawing, estimate, edgeChoices, price, children }: Props) {
  const coverage = readCoverage(useQueryState())
  const { chosen, vehicle } = coverage
  const panels = panelsOf(vehicle.drawing)
  const line = describeLine(coverageUrl(coverage))
  const both = inBoth(useStoredValue(unitsStore) ?? 'metric')

  return (
    <div className={`sheet-card padded d-grid ${styles.sheet}`}>
      <p className={`m-0 fw-semibold fs-xl ${styles.wide} ${styles.paper}`}>{texts.brand}</p>
      <dl className={`m-0 ${styles.wide} ${styles.paper} ${styles.blanks}`}>
        {Object.entries(texts.blanks).map(([id, label]) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="m-0" />
          </div>
        ))}
      </dl>
      <div className={`padded d-grid align-items-center rounded-2 ${styles.wide} ${styles.art}`}>
        {drawing}
      </div>
      <section aria-labelledby="sheet-panels">
        <h3 id="sheet-panels">{line?.title}</h3>
        <p className="mb-2">{line && withUnits(line.text)}</p>
        <ul className={`list-unstyled mb-2 ${styles.panels}`}>
          {panels.map(({ id, label }) => (
            <li className="d-flex justify-content-between" key={id} data-covered={chosen.includes(id)}>
              {label} <span className="text-nowrap">{chosen.includes(id) ? texts.covered : texts.bare}</span>
            </li>
          ))}
        </ul>
        <p className="m-0">
          {texts.amount(
            both((units) => formatRoll(estimateFilm(vehicle, chosen).metres, units)),
            both((units) => formatWidth(ROLL_WIDTH_M, units)),
            COMPLEX_WASTE_PERCENT,
          )}{' '}
          {estimate}
        </p>
        {price}
      </section>
      <section aria-labelledby="sheet-edges">
        <h3 id="sheet-edges">{texts.edges}</h3>
        <Edges {...coverage} />
        {edgeChoices}
      </section>
      {children}
      <div className={`scripted d-print-none ${styles.wide}`}>
        <div className="d-flex flex-wrap gap-2-half">
          <button className="btn btn-primary" type="button" onClick={() => window.print()}>
            {texts.print}
          </button>
          <IntentLink className="btn btn-line" href={coverageUrl(coverage)}>
            {texts.change}
          </IntentLink>
        </div>
      </div>
    </div>
  )
}

function Edges({ chosen, vehicle: { drawing } }: Coverage) {
  const labelOf = (panel: string) => panelsOf(drawing).find(({ id }) => id === panel)?.label ?? ''
  const edges = [...openEdges(chosen, drawing)].map(([covered, bare]) =>
    texts.openEdge(labelOf(covered), bare.map(labelOf)),
  )
  return edges.length > 0 && <p className="mb-2">{texts.openEdges(edges)}</p>
}

export const EstimateNote = () => <CitedText>{estimate}</CitedText>

export function EdgeChoices() {
  return (
    <>
      <p className="m-0">
        <CitedText>{edgeChoices.text}</CitedText>
      </p>
      <ul className={`d-grid mt-2 mb-0 ${styles.list} ${styles.boxes}`}>
        {Object.entries(edgeChoices.choices).map(([id, choice]) => (
          <li key={id}>{choice}</li>
        ))}
      </ul>
    </>
  )
}

/** The part of the sheet that is the same for all panels. */
export function SheetNotes() {
  return (
    <>
      <section aria-labelledby="sheet-preparation">
        <h3 id="sheet-preparation">{sheetNotes.preparation}</h3>
        <ul className={`d-grid mt-2 mb-0 ${styles.list} ${styles.boxes}`}>
          {Object.entries(preparation).map(([id, text]) => (
            <li key={id}>
              <CitedText>{text}</CitedText>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sheet-questions">
        <h3 id="sheet-questions">{sheetNotes.questions}</h3>
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

/** A text, and the numbers of its sources in the list at the end of the sheet. */
function CitedText({ children }: { children: Text }) {
  const notes = notesOf(children).map(({ note }) => note)
  return (
    <>
      {plainText(children)}
      <small className="text-body-secondary text-nowrap"> [{notes.join(', ')}]</small>
    </>
  )
}
