'use client'

import { type ReactNode, useRef } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { hullCall as texts } from '@/lib/content/films/marine-film/planner'
import { hullZones } from '@/lib/films/boat-parts'
import { filmArea, hullTitle, hullUrl, readHullCoverage } from '@/lib/films/hull-choice'
import { formatArea, inOne } from '@/lib/films/units'
import { useQueryState } from '@/lib/url/use-query-state'
import { ClosingActions } from './closing-actions'
import styles from './film-page.module.scss'
import { InUnits } from './in-units'
import { useShownParts } from './use-shown-parts'

/** Summarises the planner's zones and boat at the end of the page. */
export function HullCall({ drawing }: { drawing: ReactNode }) {
  const picked = readHullCoverage(useQueryState())
  const { chosen } = picked
  const art = useRef<HTMLDivElement>(null)
  useShownParts(art, chosen)
  const isEmpty = chosen.length === 0

  return (
    <ClosingCall
      title={
        isEmpty ? (
          texts.emptyTitle
        ) : (
          <InUnits>{(units) => texts.title(hullTitle(picked, inOne(units)))}</InUnits>
        )
      }
      text={
        isEmpty ? (
          texts.emptyText
        ) : (
          <span className="numeric">
            <InUnits>
              {(units) => texts.count(chosen.length, hullZones.length, formatArea(filmArea(picked), units))}
            </InUnits>
          </span>
        )
      }
      actions={<ClosingActions change={texts.change} line={isEmpty ? null : hullUrl(picked)} />}
    >
      <div className={styles.closing} ref={art} aria-hidden="true">
        {drawing}
      </div>
    </ClosingCall>
  )
}
