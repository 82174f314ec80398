'use client'

import type { ReactNode } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { ChoiceField } from '@/components/ui/choice-field'
import { IntentLink } from '@/components/ui/links'
import { announce } from '@/lib/announcements/announcements'
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
import { COMPLEX_WASTE_PERCENT, estimateFilm, ROLL_SITE, ROLL_WIDTH_M, WASTE_PERCENT } from '@/lib/films/roll'
import { formatArea, formatRoll, formatWidth } from '@/lib/films/units'
import { unitsStore } from '@/lib/films/units-store'
import { useCoverage } from '@/lib/films/use-coverage'
import { vehicleStore } from '@/lib/films/vehicle-store'
import { vehicleOf, vehicles } from '@/lib/films/vehicles'
import { setQueryState } from '@/lib/url/query-state'
import { AddToQuote } from './add-to-quote'
import { ClosingActions } from './closing-actions'
import styles from './film-page.module.scss'
import { InUnits } from './in-units'
import { LinePrice } from './line-price'
import { PartsPicker } from './parts-picker'

const bold = (words: string) => <b>{withUnits(words)}</b>

export function CoverageConfigurator({ drawing }: { drawing: ReactNode }) {
  const coverage = useCoverage()
  const { chosen, vehicle } = coverage
  const { area, metres, withWaste } = estimateFilm(vehicle, chosen)
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
        <ChoiceField
          className="flex-grow-1 scripted"
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
      }
    >
      <div className="stack gap-3 pt-3-half border-top">
        <p className="numeric">
          <InUnits>
            {(units) =>
              texts.result(bold, {
                chosen: chosen.length,
                all: panels.length,
                area: formatArea(area, units),
                length: formatRoll(metres, units),
                width: formatWidth(ROLL_WIDTH_M, units),
                waste: WASTE_PERCENT,
                withWaste: formatRoll(withWaste, units),
              })
            }
          </InUnits>
        </p>
        <p className="text-body-secondary fs-sm">{texts.note(ROLL_SITE, COMPLEX_WASTE_PERCENT)}</p>
        <LinePrice
          line={chosen.length > 0 ? { kind: 'coverage', ...coverage } : null}
          title={coverageTitle(coverage)}
          place="tool"
          className={styles.price}
        />
        <AddToQuote
          lines={[coverageUrl(coverage)]}
          place="tool"
          missing={chosen.length === 0 && texts.noneChosen}
        />
        <p className="text-body-secondary fs-sm scripted">
          {texts.sheet.before}{' '}
          <IntentLink href={`/appointment?${new URLSearchParams(coverageState(coverage))}`}>
            {texts.sheet.link}
          </IntentLink>
          .
        </p>
      </div>
    </PartsPicker>
  )
}

/** Summarises the configurator's panels and vehicle at the end of the page. */
export function CoverageCall({ drawing }: { drawing: ReactNode }) {
  const picked = useCoverage()
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
      actions={<ClosingActions change={coverageCall.change} lines={isEmpty ? [] : [coverageUrl(picked)]} />}
    >
      <div className={styles.closing} aria-hidden="true">
        {drawing}
      </div>
    </ClosingCall>
  )
}

/** The chosen vehicle with the panels of a package. */
export function PackagePicture({ id }: { id: string }) {
  const { vehicle } = useCoverage()
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
  const { vehicle } = useCoverage()
  return panelsOf(vehicle.drawing).find((panel) => panel.id === id)?.label
}
