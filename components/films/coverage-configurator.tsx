'use client'

import type { ReactNode } from 'react'
import { ChoiceField } from '@/components/ui/choice-field'
import { IntentLink } from '@/components/ui/intent-link'
import { withUnits } from '@/lib/config/with-units'
import { coverageConfigurator as texts } from '@/lib/content/films/ppf/configurator'
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
      name={texts.panels}
      drawing={drawing}
      caption={isDrawn(coverage) ? texts.bothSides : texts.otherVehicle}
      hint={texts.hint}
    >
      <ChoiceField
        className="scripted"
        id="vehicle"
        name="vehicle"
        label={texts.vehicle}
        choices={vehicles.map(({ id, label }) => ({ value: id, label }))}
        value={vehicle.id}
        onChange={(id) => setQueryState({ ...state, vehicle: id })}
      />
      <div className="stack gap-3 pt-3-half border-top">
        <p className="numeric" role="status">
          <b>{texts.result.count(chosen.length, panels.length)}</b> {texts.result.covered}{' '}
          <b>{withUnits(texts.result.area(formatRange(area)))}</b>{' '}
          {withUnits(
            texts.result.roll(formatRange(metres), ROLL_WIDTH_M, WASTE_PERCENT, formatRange(withWaste)),
          )}
        </p>
        <p className="text-body-secondary fs-sm">{texts.note(ROLL_SITE, COMPLEX_WASTE_PERCENT)}</p>
        <AddToQuote
          kind="coverage"
          text={text}
          missing={chosen.length === 0 && texts.noneChosen}
          state={state}
        />
        <p className="text-body-secondary fs-sm scripted">
          {texts.sheet.before}{' '}
          <IntentLink href={`/appointment?${new URLSearchParams(state)}`}>{texts.sheet.link}</IntentLink>.
        </p>
      </div>
    </PartsPicker>
  )
}
