'use client'

import { type ReactNode, useDeferredValue } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { LinePrice, PackagePrice } from '@/components/prices/line-price'
import { ChoiceField } from '@/components/ui/choice-field'
import { dashed, InUnits } from '@/components/ui/in-units'
import { IntentLink, PartLink } from '@/components/ui/links'
import { announce } from '@/lib/announcements/announcements'
import { useEarlyChanges } from '@/lib/browser/use-early-changes'
import { asset } from '@/lib/config/asset'
import { coverageCall, coverageConfigurator as texts } from '@/lib/content/ppf-tool'
import { withUnits } from '@/lib/content/words'
import {
  type Coverage,
  carPackages,
  coverageState,
  coverageTitle,
  coverageUrl,
  panels,
  panelsOf,
} from '@/lib/films/coverage'
import { estimateFilm, ROLL_WIDTH_M, WASTE_PERCENT } from '@/lib/films/roll'
import { areaFigure, formatArea, formatRoll, formatWidth, unitsStore } from '@/lib/films/units'
import { useCoverage, useVehicle } from '@/lib/films/use-coverage'
import { vehicleStore } from '@/lib/films/vehicle-store'
import { vehicleOf, vehicles } from '@/lib/films/vehicles'
import { setQueryState } from '@/lib/url/query-state'
import { ClosingActions } from './closing-actions'
import styles from './film-page.module.scss'
import { PackageLink } from './package-link'
import { type FigureProps, PartsPicker } from './parts-picker'
import { SumRow } from './sum-row'

const bold = (words: string) => <b className="fs-lg numeric">{withUnits(words)}</b>

/** `add` is the button that adds the tool's choice to the quote. */
type Props = { drawing: ReactNode; add: ReactNode }
/** `whose` asks whose vehicle it is. */
type ToolProps = Props & { whose?: ReactNode }

export function CoverageConfigurator({ drawing, add, whose }: ToolProps) {
  useEarlyChanges('tool')
  const coverage = useCoverage()
  const { chosen, vehicle } = coverage
  const { area } = estimateFilm(vehicle, chosen)
  const panels = panelsOf(vehicle.drawing)

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
      caption={texts.bothSides}
      hint={texts.hint}
      area={area}
      first={
        <>
          <ChoiceField
            className="scripted"
            id="vehicle"
            name="vehicle"
            label={texts.vehicle}
            choices={vehicles.map(({ id, label }) => ({ value: id, label }))}
            value={vehicle.id}
            onChange={(id) => {
              const next = vehicleOf(id)
              choose({ vehicle: next, chosen }, (film) => texts.vehicleChosen(next.label, film))
            }}
          />
          {whose}
          <small className="order-1 w-100 text-body-secondary scripted">{texts.kept}</small>
        </>
      }
      Area={PanelArea}
      Price={PanelPrice}
      fold={texts.fold(chosen.length, panels.length)}
    >
      <LinePrice
        line={chosen.length > 0 ? { kind: 'coverage', ...coverage } : null}
        title={coverageTitle(coverage)}
        place="tool"
        linkTo={(parts, words) => (
          <PackageLink name="panels" parts={parts}>
            {words}
          </PackageLink>
        )}
        className={styles.price}
      />
      <SumRow
        figure={<InUnits>{(units) => texts.result(bold, formatArea(area, units))}</InUnits>}
        choice={{
          lines: [coverageUrl(coverage)],
          missing: chosen.length === 0 && texts.noneChosen,
        }}
      >
        {add}
      </SumRow>
      <p className="m-0 text-body-secondary fs-sm">
        <PartLink to="estimate">{texts.howWeEstimate}</PartLink>
        <span className="scripted">
          {' · '}
          {texts.sheet.before}{' '}
          <IntentLink href={`/appointment?${new URLSearchParams(coverageState(coverage))}`}>
            {texts.sheet.link}
          </IntentLink>
          .
        </span>
      </p>
    </PartsPicker>
  )
}

/** Summarizes the configurator's panels and vehicle at the end of the page. */
export function CoverageCall({ drawing, add }: Props) {
  const picked = useDeferredValue(useCoverage())
  const { chosen, vehicle } = picked
  const { area } = estimateFilm(vehicle, chosen)
  const isEmpty = chosen.length === 0

  return (
    <ClosingCall
      title={isEmpty ? coverageCall.emptyTitle : coverageCall.title(coverageTitle(picked))}
      text={
        isEmpty ? (
          coverageCall.emptyText
        ) : (
          <span className="numeric">
            <InUnits>
              {(units) => coverageCall.text(chosen.length, panels.length, formatArea(area, units))}
            </InUnits>
          </span>
        )
      }
      actions={
        <ClosingActions change={coverageCall.change} lines={isEmpty ? [] : [coverageUrl(picked)]} add={add} />
      }
    >
      <div className={styles.closing} aria-hidden="true">
        {drawing}
      </div>
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

export function PackagesHeading() {
  return texts.packages(useVehicle().own)
}

/** The film on these panels of the chosen vehicle. */
export function PanelArea({ parts, isFigure = false }: FigureProps) {
  const { area } = estimateFilm(useVehicle(), parts)
  return (
    <span className="numeric">
      <InUnits>
        {(units) =>
          isFigure ? dashed(areaFigure(area[0], units), areaFigure(area[1], units)) : formatArea(area, units)
        }
      </InUnits>
    </span>
  )
}

/** The shop's price of these panels of the chosen vehicle. */
export function PanelPrice({ parts, isFigure = false }: FigureProps) {
  const vehicle = useVehicle()
  return <PackagePrice line={{ kind: 'coverage', chosen: parts, vehicle }} isFigure={isFigure} />
}

/** The chosen vehicle with the panels of a package. */
export function PackagePicture({ id }: { id: string }) {
  const vehicle = useVehicle()
  return (
    <img
      src={asset(`/drawings/film-pack-${vehicle.drawing}-${id}.svg`)}
      alt=""
      width={1000}
      height={300}
      loading="lazy"
    />
  )
}

/** What the panel is called on the chosen vehicle. */
export function PanelLabel({ id }: { id: string }) {
  const vehicle = useVehicle()
  return panelsOf(vehicle.drawing).find((panel) => panel.id === id)?.label
}
