'use client'

import { type ReactNode, useDeferredValue } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { PackagePrice, PriceTerms, ToolPrice } from '@/components/prices/line-price'
import { ChoiceField } from '@/components/ui/choice-field'
import { InUnits } from '@/components/ui/in-units'
import { PartLink } from '@/components/ui/links'
import { Sentences } from '@/components/ui/sentences'
import { announce } from '@/lib/announcements/announcements'
import { useEarlyChanges } from '@/lib/browser/use-early-changes'
import { paintIds } from '@/lib/content/facts/films'
import { finishChoice } from '@/lib/content/paint'
import { choiceAtEnd } from '@/lib/content/parts'
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
import { paintWords } from '@/lib/films/paint-words'
import { estimateFilm, ROLL_WIDTH_M, WASTE_PERCENT } from '@/lib/films/roll'
import { formatArea, formatRoll, formatWidth, unitsStore } from '@/lib/films/units'
import { useCoverage } from '@/lib/films/use-coverage'
import { usePaint } from '@/lib/films/use-paint'
import { vehicleStore } from '@/lib/films/vehicle-store'
import { type Vehicle, vehicleOf, vehicles } from '@/lib/films/vehicles'
import { setQueryState } from '@/lib/url/query-state'
import { ClosingActions } from './closing-actions'
import styles from './film-page.module.scss'
import { FinishChoice } from './finish-choice'
import { PackageLink } from './package-link'
import { PackageSteps } from './package-steps'
import { PaintChoice } from './paint-choice'
import { PartsPicker } from './parts-picker'
import { SumRow } from './sum-row'
import { Painted } from './vehicle-drawing'

/** `add` is the button that adds the tool's choice to the quote. */
type Props = { drawing: ReactNode; add: ReactNode }
/** `whose` asks whose vehicle it is. */
type ToolProps = Props & { whose?: ReactNode }

export function CoverageConfigurator({ drawing, add, whose }: ToolProps) {
  useEarlyChanges('tool')
  const coverage = useCoverage()
  const paint = usePaint()
  const { chosen, vehicle } = coverage
  const panels = panelsOf(vehicle.drawing)
  const line = chosen.length > 0 ? lineOn(vehicle)(chosen) : null

  function choose(next: Coverage, announced: (area: string) => string) {
    setQueryState(coverageState(next))
    if (vehicleStore.get() !== next.vehicle.id) vehicleStore.set(next.vehicle.id)
    announce('coverage', () =>
      announced(formatArea(estimateFilm(next.vehicle, next.chosen).area, unitsStore.get())),
    )
  }

  return (
    <PartsPicker
      parts={panels}
      packages={carPackages}
      chosen={chosen}
      onChange={(next) =>
        choose({ vehicle, chosen: next }, (film) => texts.panelsChosen(next.length, panels.length, film))
      }
      name={texts.panels}
      drawing={drawing}
      hint={texts.hint}
      paint={paint}
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
      areaOf={areaOn(vehicle)}
      lineOf={lineOn(vehicle)}
      fold={texts.fold(chosen.length, panels.length)}
    >
      <SumRow
        figure={<InUnits>{(units) => formatArea(areaOn(vehicle)(chosen), units)}</InUnits>}
        price={<ToolPrice line={line} title={coverageTitle(coverage)} />}
        choice={{
          lines: [coverageUrl(coverage)],
          missing: chosen.length === 0 && texts.noneChosen,
        }}
      >
        {add}
      </SumRow>
      <div className="text-body-secondary fs-sm">
        {(paint.finish ?? 'gloss') !== 'gloss' && `${finishChoice.note} `}
        <PriceTerms
          line={line}
          linkTo={(parts, words) => (
            <PackageLink name="panels" parts={parts}>
              {words}
            </PackageLink>
          )}
        >
          <PartLink to="estimate">{texts.howWeEstimate}</PartLink>
        </PriceTerms>
      </div>
    </PartsPicker>
  )
}

/** Summarizes the configurator's panels and vehicle at the end of the page. */
export function CoverageCall({ drawing, add }: Props) {
  const picked = useDeferredValue(useCoverage())
  const { chosen, vehicle } = picked
  const { area } = estimateFilm(vehicle, chosen)
  const isEmpty = chosen.length === 0
  const look = paintWords(usePaint())

  return (
    <ClosingCall
      title={
        isEmpty ? coverageCall.emptyTitle : `${coverageChoice.title(coverageName(picked), vehicle.own)}.`
      }
      text={
        isEmpty ? (
          coverageCall.emptyText
        ) : (
          <span className="numeric">
            <InUnits>
              {(units) =>
                choiceAtEnd(look, chosen.length, panels.length, coverageCall.parts, formatArea(area, units))
              }
            </InUnits>{' '}
            <PackagePrice line={{ kind: 'coverage', ...picked }} end="." />
          </span>
        )
      }
      actions={<ClosingActions words={coverageCall} lines={isEmpty ? [] : [coverageUrl(picked)]} add={add} />}
    >
      <Painted className={styles.closing}>{drawing}</Painted>
    </ClosingCall>
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
  const { chosen, vehicle } = useCoverage()
  const { paint } = usePaint()
  return (
    <PackageSteps
      words={{ ...coverageSteps, title: <Sentences>{coverageSteps.title}</Sentences> }}
      query="panels"
      parts={panelsOf(vehicle.drawing)}
      packages={carPackages}
      chosen={chosen}
      areaOf={areaOn(vehicle)}
      lineOf={lineOn(vehicle)}
      drawing={vehicle.drawing}
      height={300}
      paint={paint}
    >
      {children}
    </PackageSteps>
  )
}

/** The film on some panels of a vehicle. */
const areaOn = (vehicle: Vehicle) => (panels: readonly string[]) => estimateFilm(vehicle, panels).area

const lineOn = (vehicle: Vehicle) => (chosen: readonly string[]) =>
  ({ kind: 'coverage', chosen, vehicle }) as const
