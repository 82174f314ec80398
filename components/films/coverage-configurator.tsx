'use client'

import type { ReactNode } from 'react'
import { ChoiceField } from '@/components/ui/field'
import { sources } from '@/lib/content/sources'
import { carPackages, frontPanels, panels, readParts } from '@/lib/films/coverage'
import {
  COMPLEX_WASTE_PERCENT,
  estimateFilm,
  formatRange,
  ROLL_WIDTH_M,
  rollSource,
  vehicles,
  WASTE_PERCENT,
} from '@/lib/films/roll'
import { setQueryState } from '@/lib/outside/query-state'
import { useQueryState } from '@/lib/outside/use-query-state'
import { AddToQuote } from './add-to-quote'
import { PartsPicker } from './parts-picker'
import styles from './parts-picker.module.scss'

const SEDAN = vehicles[1]
const OTHER_VEHICLE = 'The drawing shows a sedan; the figures are for the vehicle that you chose. '

type Props = { drawing: ReactNode; weights: Readonly<Record<string, number>> }

export function CoverageConfigurator({ drawing, weights }: Props) {
  const query = useQueryState()
  const named = query.get('panels')
  const chosen = named === null ? frontPanels : readParts(panels, named)
  const vehicle = vehicles.find(({ id }) => id === query.get('vehicle')) ?? SEDAN
  const state = { panels: chosen.join('.'), vehicle: vehicle.id }
  const { area, metres, withWaste } = estimateFilm(vehicle.id, chosen, weights)
  const labels = panels.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)

  return (
    <PartsPicker
      parts={panels}
      packages={carPackages}
      chosen={chosen}
      onChange={(next) => setQueryState({ ...state, panels: next.join('.') })}
      name="Panels"
      drawing={drawing}
      caption={`${vehicle === SEDAN ? '' : OTHER_VEHICLE}Left and right sides go together.`}
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
          panels covered. About <b className="numeric">{formatRange(area)} m²</b> of film:{' '}
          <span className="numeric">{formatRange(metres)} m</span> of a roll {ROLL_WIDTH_M} m wide, with{' '}
          {WASTE_PERCENT}% waste <span className="numeric">{formatRange(withWaste)} m</span>.
        </p>
        <p className={styles.note}>
          An estimate: a vehicle’s planning figure ({sources[rollSource]}), spread by the panels’ areas in our
          drawing. Complex shapes waste up to {COMPLEX_WASTE_PERCENT}%.
        </p>
        <AddToQuote
          kind="coverage"
          text={`Coverage, ${vehicle.label}: ${labels.join(', ')} (about ${formatRange(area)} m²)`}
          missing={labels.length === 0 && 'Choose at least one panel first.'}
          state={state}
        />
      </div>
    </PartsPicker>
  )
}
