'use client'

import { type ReactNode, useDeferredValue } from 'react'
import { ChoiceField } from '@/components/ui/choice-field'
import { InUnits } from '@/components/ui/in-units'
import { PartLink } from '@/components/ui/links'
import { Sentences } from '@/components/ui/sentences'
import { announce } from '@/lib/announcements/announcements'
import { useEarlyChanges } from '@/lib/browser/use-early-changes'
import { paintIds } from '@/lib/content/facts/films'
import { finishChoice } from '@/lib/content/paint'
import {
  coverageCall,
  coverageChoice,
  coverageSteps,
  coverageConfigurator as texts,
} from '@/lib/content/ppf-tool'
import {
  type Coverage,
  carPackages,
  coverageName,
  coverageState,
  coverageTitle,
  coverageUrl,
  panels,
  panelsOf,
} from '@/lib/films/coverage'
import type { Paint } from '@/lib/films/paint'
import { paintWords } from '@/lib/films/paint-words'
import { estimateFilm, ROLL_WIDTH_M, WASTE_PERCENT } from '@/lib/films/roll'
import { formatArea, formatRoll, formatWidth, unitsStore } from '@/lib/films/units'
import { useCoverage } from '@/lib/films/use-coverage'
import { usePaint } from '@/lib/films/use-paint'
import { vehicleStore } from '@/lib/films/vehicle-store'
import { vehicleOf, vehicles } from '@/lib/films/vehicles'
import { setQueryState } from '@/lib/url/query-state'
import { PartsCall } from './closing-calls'
import styles from './film-page.module.scss'
import { FinishChoice } from './finish-choice'
import { PackageSteps } from './package-steps'
import { PaintChoice } from './paint-choice'
import { type PartsChoice, PartsPicker } from './parts-picker'
import { Painted } from './vehicle-drawing'

/** `add` is the button that adds the tool's choice to the quote. */
type Props = { drawing: ReactNode; add: ReactNode }
/** `whose` asks whose vehicle it is. */
type ToolProps = Props & { whose?: ReactNode }

function toolOf(coverage: Coverage, paint: Paint): PartsChoice {
  const { chosen, vehicle } = coverage
  return {
    query: 'panels',
    parts: panelsOf(vehicle.drawing),
    packages: carPackages,
    chosen,
    paint,
    areaOf: (panels) => estimateFilm(vehicle, panels).area,
    lineOf: (panels) => ({ kind: 'coverage', chosen: panels, vehicle }),
    url: coverageUrl(coverage),
  }
}

export function CoverageConfigurator({ drawing, add, whose }: ToolProps) {
  useEarlyChanges('tool')
  const coverage = useCoverage()
  const paint = usePaint()
  const { chosen, vehicle } = coverage

  function choose(next: Coverage, announced: (area: string) => string) {
    setQueryState(coverageState(next))
    if (vehicleStore.get() !== next.vehicle.id) vehicleStore.set(next.vehicle.id)
    announce('coverage', () =>
      announced(formatArea(estimateFilm(next.vehicle, next.chosen).area, unitsStore.get())),
    )
  }

  return (
    <PartsPicker
      tool={toolOf(coverage, paint)}
      title={coverageTitle(coverage)}
      onChange={(next) =>
        choose({ vehicle, chosen: next }, (film) => texts.panelsChosen(next.length, panels.length, film))
      }
      name={texts.panels}
      drawing={drawing}
      hint={texts.hint}
      first={
        <>
          <ChoiceField
            className="scripted"
            id="vehicle"
            name="vehicle"
            label={texts.vehicle}
            choices={vehicles.map(({ id, label }) => ({ value: id, label }))}
            value={vehicle.id}
            describedBy="vehicle-kept"
            onChange={(id) => {
              const next = vehicleOf(id)
              choose({ vehicle: next, chosen }, (film) => texts.vehicleChosen(next.label, film))
            }}
          />
          {whose}
          <span id="vehicle-kept" hidden>
            {texts.kept}
          </span>
        </>
      }
      second={<PaintChoice of="vehicle" paints={paintIds} chosen={paint.paint} />}
      third={<FinishChoice chosen={paint.finish} />}
      fold={texts.fold(chosen.length, panels.length)}
      noneChosen={texts.noneChosen}
      add={add}
      note={(paint.finish ?? 'gloss') !== 'gloss' && `${finishChoice.note} `}
    >
      <PartLink to="estimate">{texts.howWeEstimate}</PartLink>
    </PartsPicker>
  )
}

/** The configurator's panels and vehicle at the end of the page. */
export function CoverageCall({ drawing, add }: Props) {
  const picked = useDeferredValue(useCoverage())
  const paint = usePaint()
  return (
    <PartsCall
      tool={toolOf(picked, paint)}
      words={coverageCall}
      title={
        picked.chosen.length === 0
          ? coverageCall.emptyTitle
          : `${coverageChoice.title(coverageName(picked), picked.vehicle.own)}.`
      }
      look={paintWords(paint)}
      add={add}
    >
      <Painted className={styles.closing}>{drawing}</Painted>
    </PartsCall>
  )
}

/** The film for the choice on the roll. */
export function RollNeeded() {
  const coverage = useDeferredValue(useCoverage())
  const { metres, withWaste } = estimateFilm(coverage.vehicle, coverage.chosen)
  return (
    <p className="numeric">
      <InUnits>
        {(units) =>
          texts.roll(coverageTitle(coverage), {
            length: formatRoll(metres, units),
            width: formatWidth(ROLL_WIDTH_M, units),
            waste: WASTE_PERCENT,
            withWaste: formatRoll(withWaste, units),
          })
        }
      </InUnits>
    </p>
  )
}

/** The packages on the chosen vehicle, below the tool. */
export function CoveragePackages({ children }: { children: ReactNode }) {
  const coverage = useCoverage()
  const { drawing } = coverage.vehicle
  return (
    <PackageSteps
      tool={toolOf(coverage, usePaint())}
      words={{ ...coverageSteps, title: <Sentences>{coverageSteps.title}</Sentences> }}
      drawing={drawing}
      height={300}
    >
      {children}
    </PackageSteps>
  )
}
