'use client'

import type { ReactNode } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { withUnits } from '@/lib/config/with-units'
import { coverageCall as texts } from '@/lib/content/films/ppf/configurator'
import { panels } from '@/lib/films/coverage'
import { coverageChoice, coverageTitle, readCoverage } from '@/lib/films/coverage-choice'
import { estimateFilm, formatRange } from '@/lib/films/roll'
import { quoteItem } from '@/lib/quote/quote-store'
import { useQueryState } from '@/lib/url/use-query-state'
import { ClosingActions } from './closing-actions'
import styles from './film-page.module.scss'

/** Summarises the configurator's panels and vehicle at the end of the page. */
export function CoverageCall({ drawing }: { drawing: ReactNode }) {
  const picked = readCoverage(useQueryState())
  const { chosen, vehicle } = picked
  const area = formatRange(estimateFilm(vehicle, chosen).area)
  const isEmpty = chosen.length === 0

  return (
    <ClosingCall
      title={isEmpty ? texts.emptyTitle : texts.title(coverageTitle(picked))}
      text={
        isEmpty
          ? texts.emptyText
          : texts.text(
              chosen.length,
              panels.length,
              <span className="numeric" key="area">
                {withUnits(`${area} m²`)}
              </span>,
            )
      }
      actions={
        <ClosingActions
          ask={texts.ask}
          change={texts.change}
          item={isEmpty ? null : quoteItem('coverage', coverageChoice(picked))}
        />
      }
    >
      <div className={styles.closing} aria-hidden="true">
        {drawing}
      </div>
    </ClosingCall>
  )
}
