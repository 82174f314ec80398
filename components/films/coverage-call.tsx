'use client'

import type { ReactNode } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { coverageCall as texts } from '@/lib/content/films/ppf/configurator'
import { panels } from '@/lib/films/car-parts'
import { coverageTitle, coverageUrl, readCoverage } from '@/lib/films/coverage-choice'
import { estimateFilm } from '@/lib/films/roll'
import { formatArea } from '@/lib/films/units'
import { useQueryState } from '@/lib/url/use-query-state'
import { ClosingActions } from './closing-actions'
import styles from './film-page.module.scss'
import { InUnits } from './in-units'

/** Summarises the configurator's panels and vehicle at the end of the page. */
export function CoverageCall({ drawing }: { drawing: ReactNode }) {
  const picked = readCoverage(useQueryState())
  const { chosen, vehicle } = picked
  const { area } = estimateFilm(vehicle, chosen)
  const isEmpty = chosen.length === 0

  return (
    <ClosingCall
      title={isEmpty ? texts.emptyTitle : texts.title(coverageTitle(picked))}
      text={
        isEmpty ? (
          texts.emptyText
        ) : (
          <span className="numeric">
            <InUnits>{(units) => texts.text(chosen.length, panels.length, formatArea(area, units))}</InUnits>
          </span>
        )
      }
      actions={<ClosingActions change={texts.change} line={isEmpty ? null : coverageUrl(picked)} />}
    >
      <div className={styles.closing} aria-hidden="true">
        {drawing}
      </div>
    </ClosingCall>
  )
}
