'use client'

import { type ReactNode, useRef } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { ChoiceField } from '@/components/ui/choice-field'
import { announce } from '@/lib/announcements/announcements'
import type { Units } from '@/lib/config/units'
import { hullCall, hullPlanner as texts } from '@/lib/content/marine-tool'
import { formatNumber, withUnits } from '@/lib/content/words'
import {
  boatPackages,
  DECK_FACTOR,
  filmArea,
  filmAreas,
  HULL_SITE,
  type HullCoverage,
  hullAreas,
  hullMeasures,
  hullTitle,
  hullUrl,
  hullZones,
  keels,
  longest,
  measures,
  readHullCoverage,
  toCentimetres,
} from '@/lib/films/hull'
import { formatArea, formatLength, inOne, readFeet } from '@/lib/films/units'
import { unitsStore } from '@/lib/films/units-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { AddToQuote, ClosingActions } from './add-to-quote'
import filmPageStyles from './film-page.module.scss'
import { InUnits } from './in-units'
import { LinePrice } from './line-price'
import { NumberField } from './number-field'
import { PartsPicker, useShownParts } from './parts-picker'
import styles from './parts-picker.module.scss'

const PARTS = ['topsides', 'deck', 'underWater'] as const

const bold = (words: string) => <b>{words}</b>
const small = (words: string) => (
  <small className="text-body-secondary fw-normal fs-sm">{withUnits(words)}</small>
)

const result = <Bold,>(bold: (words: string) => Bold, coverage: HullCoverage, units: Units) =>
  texts.result(
    bold,
    coverage.chosen.length,
    hullZones.length,
    formatArea(filmArea(coverage), units),
    coverage.chosen.includes('cabin-glass'),
  )

/** A boat is measured to the centimetre, or to the inch. */
const fields = {
  metric: { unit: 'm' as const, show: (metres: number) => formatNumber(toCentimetres(metres)) },
  us: { show: (metres: number) => formatLength(metres, 'us'), read: readFeet },
}

export function HullPlanner({ drawing }: { drawing: ReactNode }) {
  const query = useQueryState()
  const coverage = readHullCoverage(query)
  const { chosen, hull, estimated } = coverage
  const units = useStoredValue(unitsStore) ?? 'metric'
  const whole = hullAreas(hull)
  const film = filmAreas(hull, chosen)
  // Stores the raw text: clamping while somebody types 12 would shorten the boat to 2 m.
  const typed = Object.fromEntries(
    hullMeasures.filter((name) => query.get(name)).map((name) => [name, query.get(name) ?? '']),
  )
  const state = { zones: chosen.join('.'), ...typed, keel: hull.keel }

  function choose(part: Readonly<Record<string, string>>) {
    const next = { ...state, ...part }
    setQueryState(next)
    const read = () => readHullCoverage(new URLSearchParams(next))
    announce('hull', () => result((words) => words, read(), unitsStore.get()).join(''))
  }

  return (
    <>
      <PartsPicker
        parts={hullZones}
        packages={boatPackages}
        chosen={chosen}
        onChange={(next) => choose({ zones: next.join('.') })}
        name={texts.zones}
        drawing={drawing}
        caption={texts.waterline}
        hint={texts.hint}
        area={filmArea(coverage)}
      >
        <div className="stack gap-3 pt-3-half border-top">
          <p className="numeric">
            <InUnits>{(units) => result(bold, coverage, units)}</InUnits>
          </p>
          <LinePrice
            line={chosen.length > 0 ? { kind: 'hull', ...coverage } : null}
            title={hullTitle(coverage, inOne(units))}
            place="tool"
            className={filmPageStyles.price}
          />
          <AddToQuote
            line={hullUrl(coverage)}
            place="tool"
            missing={chosen.length === 0 && texts.noneChosen}
          />
        </div>
      </PartsPicker>
      <section className="sheet-card padded stack gap-3-half mt-3-half" aria-labelledby="planner-title">
        <h2 className="h3" id="planner-title">
          {texts.heading}
        </h2>
        <div className={`stack gap-3 scripted ${styles.measures}`}>
          {hullMeasures.map((name) => (
            <NumberField
              key={name}
              {...fields[units]}
              id={`hull-${name}`}
              label={texts.measures[name]}
              min={measures[name].min}
              max={longest(name, hull.loa)}
              value={hull[name]}
              note={estimated.includes(name) ? texts.estimated : ''}
              // The query has metres.
              onChange={(text) => choose({ [name]: units === 'us' ? String(readFeet(text) ?? '') : text })}
            />
          ))}
          <ChoiceField
            id="hull-keel"
            name="keel"
            label={texts.keel}
            choices={keels.map(({ id, label }) => ({ value: id, label }))}
            value={hull.keel}
            onChange={(id) => choose({ keel: id })}
          />
        </div>
        <dl className={`d-grid gap-3 ${styles.measures}`}>
          {PARTS.map((part) => (
            <div key={part}>
              <dt className="text-body-secondary fw-medium">{texts.areas[part]}</dt>
              <dd className={`m-0 fw-semibold fs-2xl numeric ${styles.area}`}>
                <InUnits>
                  {(each) =>
                    part === 'underWater'
                      ? formatArea(whole.underWater, each)
                      : [
                          formatArea(film[part], each),
                          ' ',
                          small(texts.ofWhole(formatArea(whole[part], each))),
                        ]
                  }
                </InUnits>
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-body-secondary fs-sm">{texts.note(DECK_FACTOR, keels, HULL_SITE)}</p>
      </section>
    </>
  )
}

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
          hullCall.emptyTitle
        ) : (
          <InUnits>{(units) => hullCall.title(hullTitle(picked, inOne(units)))}</InUnits>
        )
      }
      text={
        isEmpty ? (
          hullCall.emptyText
        ) : (
          <span className="numeric">
            <InUnits>
              {(units) =>
                hullCall.count(chosen.length, hullZones.length, formatArea(filmArea(picked), units))
              }
            </InUnits>
          </span>
        )
      }
      actions={<ClosingActions change={hullCall.change} line={isEmpty ? null : hullUrl(picked)} />}
    >
      <div className={filmPageStyles.closing} ref={art} aria-hidden="true">
        {drawing}
      </div>
    </ClosingCall>
  )
}
