'use client'

import { type ReactNode, useRef } from 'react'
import { useShownParts } from '@/components/films/use-shown-parts'
import { IntentLink } from '@/components/ui/intent-link'
import { plainText } from '@/lib/config/text'
import { edgeChoices, estimate, installerQuestions, preparation } from '@/lib/content/appointment/texts'
import { site } from '@/lib/content/site'
import { panels } from '@/lib/films/coverage'
import { coverageChoice, readCoverage } from '@/lib/films/coverage-choice'
import { openEdges } from '@/lib/films/edges'
import { COMPLEX_WASTE_PERCENT, estimateFilm, formatRange, ROLL_WIDTH_M } from '@/lib/films/roll'
import { useQueryState } from '@/lib/url/use-query-state'
import styles from './installer-sheet.module.scss'
import { CitedText, SheetSources } from './sheet-sources'

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
      <p className={styles.brand}>{site.name}: paint protection film, sheet for the installer</p>
      <dl className={styles.blanks}>
        {['Make, model, colour', 'Plate', 'Appointment'].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <div className={styles.art} ref={art}>
        {drawing}
      </div>
      <section aria-labelledby="sheet-panels">
        <h3 id="sheet-panels">
          Panels, {vehicle.label.toLowerCase()}: {chosen.length} of {panels.length}
        </h3>
        <ul className={styles.panels}>
          {panels.map(({ id, label }) => (
            <li key={id} data-covered={chosen.includes(id)}>
              {label} <span>{chosen.includes(id) ? 'film' : 'no film'}</span>
            </li>
          ))}
        </ul>
        <p>
          About {formatRange(area)} m², {formatRange(metres)} m of a roll {ROLL_WIDTH_M} m wide without waste;
          complex shapes waste up to {COMPLEX_WASTE_PERCENT}%. <CitedText>{estimate}</CitedText>.
        </p>
      </section>
      <section aria-labelledby="sheet-edges">
        <h3 id="sheet-edges">Edges</h3>
        <Edges chosen={chosen} />
        <p>
          <CitedText>{edgeChoices.text}</CitedText>
        </p>
        <ul className={styles.boxes}>
          {edgeChoices.choices.map((choice) => (
            <li key={choice}>{choice}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sheet-preparation">
        <h3 id="sheet-preparation">Prepare the car</h3>
        <ul className={styles.boxes}>
          {preparation.map((text) => (
            <li key={plainText(text)}>
              <CitedText>{text}</CitedText>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sheet-questions">
        <h3 id="sheet-questions">Questions to ask</h3>
        <ol className={styles.questions}>
          {installerQuestions.map((text) => (
            <li key={plainText(text)}>
              <CitedText>{text}</CitedText>
            </li>
          ))}
        </ol>
      </section>
      <SheetSources />
      <div className={`${styles.actions} scripted`}>
        <button className="btn btn-primary" type="button" onClick={() => window.print()}>
          Print the sheet
        </button>
        <IntentLink className="btn btn-line" href={`/ppf?${new URLSearchParams(state)}`}>
          Change the panels
        </IntentLink>
      </div>
    </div>
  )
}

function Edges({ chosen }: { chosen: readonly string[] }) {
  const edges = [...openEdges(chosen)]
  if (edges.length === 0) return null
  return (
    <p>
      Film ends next to bare paint:{' '}
      {edges.map(([covered, bare]) => `${labelOf(covered)} to ${bare.map(labelOf).join(', ')}`).join('; ')}.
    </p>
  )
}
