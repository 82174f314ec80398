'use client'

import type { ReactNode } from 'react'
import { ChoiceField } from '@/components/ui/choice-field'
import { IntentLink } from '@/components/ui/intent-link'
import { withUnits } from '@/lib/config/with-units'
import { carPackages, panels } from '@/lib/films/coverage'
import { coverageChoice, isDrawn, readCoverage } from '@/lib/films/coverage-choice'
import {
  COMPLEX_WASTE_PERCENT,
  estimateFilm,
  formatRange,
  ROLL_SITE,
  ROLL_WIDTH_M,
  vehicles,
  WASTE_PERCENT,
} from '@/lib/films/roll'
import { setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { AddToQuote } from './add-to-quote'
import { PartsPicker } from './parts-picker'
import styles from './parts-picker.module.scss'

const OTHER_VEHICLE = 'The drawing shows a sedan; the figures are for the vehicle that you chose. '

type Props = { drawing: ReactNode; weights: Readonly<Record<string, number>> }

export function CoverageConfigurator({ drawing, weights }: Props) {
  const query = useQueryState()
  const coverage = readCoverage(query)
  const { chosen, vehicle } = coverage
  const { text, state } = coverageChoice(coverage, weights)
  const { area, metres, withWaste } = estimateFilm(vehicle.id, chosen, weights)

  return (
    <PartsPicker
      parts={panels}
      packages={carPackages}
      chosen={chosen}
      onChange={(next) => setQueryState({ ...state, panels: next.join('.') })}
      name="Panels"
      drawing={drawing}
      caption={`${isDrawn(coverage) ? '' : OTHER_VEHICLE}Left and right sides go together.`}
      hint="Tap a panel on the drawing or in the list."
    >
      <ChoiceField
        className="scripted"
        id="vehicle"
        name="vehicle"
        label="Vehicle"
        choices={vehicles.map(({ id, label }) => ({ value: id, label }))}
        value={vehicle.id}
        onChange={(id) => setQueryState({ ...state, vehicle: id })}
      />
      <div className={styles.sum}>
        <p role="status">
          <b className="numeric">
            {chosen.length} of {panels.length}
          </b>{' '}
          panels covered. About <b className="numeric">{withUnits(`${formatRange(area)} m²`)}</b> of film:{' '}
          <span className="numeric">{withUnits(`${formatRange(metres)} m`)}</span> of a roll{' '}
          {withUnits(`${ROLL_WIDTH_M} m`)} wide, with {WASTE_PERCENT}% waste{' '}
          <span className="numeric">{withUnits(`${formatRange(withWaste)} m`)}</span>.
        </p>
        <p className={styles.note}>
          An estimate: a vehicle’s planning figure ({ROLL_SITE}), spread by the panels’ areas in our drawing.
          Complex shapes waste up to {COMPLEX_WASTE_PERCENT}%.
        </p>
        <AddToQuote
          kind="coverage"
          text={text}
          missing={chosen.length === 0 && 'Choose at least one panel first.'}
          state={state}
        />
        <p className={`${styles.note} scripted`}>
          Before you go:{' '}
          <IntentLink href={`/appointment?${new URLSearchParams(state)}`}>
            print a sheet for the installer
          </IntentLink>
          .
        </p>
      </div>
    </PartsPicker>
  )
}
