'use client'

import type { ReactNode } from 'react'
import { LinePrice } from '@/components/films/line-price'
import { IntentLink } from '@/components/ui/links'
import { installerSheet as texts } from '@/lib/content/appointment'
import { withUnits } from '@/lib/content/words'
import { type Coverage, coverageTitle, coverageUrl, panelsOf } from '@/lib/films/coverage'
import { describeLine } from '@/lib/films/describe-line'
import { openEdges } from '@/lib/films/edges'
import { COMPLEX_WASTE_PERCENT, estimateFilm, ROLL_WIDTH_M } from '@/lib/films/roll'
import { formatRoll, formatWidth, inBoth } from '@/lib/films/units'
import { unitsStore } from '@/lib/films/units-store'
import { useCoverage } from '@/lib/films/use-coverage'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './appointment.module.scss'

type Props = {
  drawing: ReactNode
  /** What the server renders: the note of the estimate, the choices at the edges, and the rest of the sheet. */
  estimate: ReactNode
  edgeChoices: ReactNode
  children: ReactNode
}

/** A one-page printout for the installer, with the words of the quote. The link from /ppf passes the panels in the query. */
export function InstallerSheet({ drawing, estimate, edgeChoices, children }: Props) {
  const coverage = useCoverage()
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
        <LinePrice line={{ kind: 'coverage', ...coverage }} title={coverageTitle(coverage)} place="sheet" />
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
