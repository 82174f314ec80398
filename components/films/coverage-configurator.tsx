'use client'

import type { ReactNode } from 'react'
import { ChoiceField } from '@/components/ui/choice-field'
import { IntentLink } from '@/components/ui/intent-link'
import { announce } from '@/lib/announcements/announcements'
import { withUnits } from '@/lib/config/with-units'
import { coverageConfigurator as texts } from '@/lib/content/films/ppf/configurator'
import { carPackages, panelsOf } from '@/lib/films/coverage'
import { type Coverage, coverageChoice, readCoverage } from '@/lib/films/coverage-choice'
import {
  COMPLEX_WASTE_PERCENT,
  estimateFilm,
  formatRange,
  ROLL_SITE,
  ROLL_WIDTH_M,
  vehicleOf,
  vehicles,
  WASTE_PERCENT,
} from '@/lib/films/roll'
import { setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { AddToQuote } from './add-to-quote'
import { PartsPicker } from './parts-picker'

const bold = (words: string) => <b key={words}>{withUnits(words)}</b>

export function CoverageConfigurator({ drawing }: { drawing: ReactNode }) {
  const query = useQueryState()
  const coverage = readCoverage(query)
  const { chosen, vehicle } = coverage
  const { text, state } = coverageChoice(coverage)
  const { area, metres, withWaste } = estimateFilm(vehicle, chosen)
  const panels = panelsOf(vehicle.drawing)

  function choose(next: Coverage, announced: (area: string) => string) {
    setQueryState(coverageChoice(next).state)
    announce('coverage', () => announced(formatRange(estimateFilm(next.vehicle, next.chosen).area)))
  }

  return (
    <PartsPicker
      parts={panels}
      packages={carPackages}
      chosen={chosen}
      onChange={(next) =>
        choose({ vehicle, chosen: next }, (range) => texts.panelsChosen(next.length, panels.length, range))
      }
      name={texts.panels}
      drawing={drawing}
      caption={texts.bothSides}
      hint={texts.hint}
      first={
        <ChoiceField
          className="scripted"
          id="vehicle"
          name="vehicle"
          label={texts.vehicle}
          choices={vehicles.map(({ id, label }) => ({ value: id, label }))}
          value={vehicle.id}
          onChange={(id) => {
            const next = vehicleOf(id)
            choose({ vehicle: next, chosen }, (range) => texts.vehicleChosen(next.label, range))
          }}
        />
      }
    >
      <div className="stack gap-3 pt-3-half border-top">
        <p className="numeric">
          {texts
            .result(bold, {
              chosen: chosen.length,
              all: panels.length,
              area: formatRange(area),
              metres: formatRange(metres),
              width: ROLL_WIDTH_M,
              waste: WASTE_PERCENT,
              withWaste: formatRange(withWaste),
            })
            .map((part) => (typeof part === 'string' ? withUnits(part) : part))}
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
