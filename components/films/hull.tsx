'use client'

import { type ReactNode, useRef } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { LinePrice, PackagePrice } from '@/components/prices/line-price'
import { InUnits } from '@/components/ui/in-units'
import { PartLink } from '@/components/ui/links'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { useEarlyChanges } from '@/lib/browser/use-early-changes'
import type { Units } from '@/lib/config/units'
import { hullCall, hullPlanner as texts } from '@/lib/content/marine-tool'
import {
  boatPackages,
  filmArea,
  type HullCoverage,
  hullMeasures,
  hullState,
  hullTitle,
  hullUrl,
  hullZones,
  isWithin,
  type Measure,
  measures,
  readHullCoverage,
} from '@/lib/films/hull'
import { areaFigure, formatArea, formatLength, inOne, PAGE_UNITS, unitsStore } from '@/lib/films/units'
import { readMeasure } from '@/lib/parsing/measure'
import { isBlank } from '@/lib/parsing/record'
import { setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { ClosingActions } from './closing-actions'
import filmPageStyles from './film-page.module.scss'
import { NumberField } from './number-field'
import { PackageLink } from './package-link'
import { type FigureProps, PartsPicker, useShownParts } from './parts-picker'
import styles from './parts-picker.module.scss'
import { SumRow } from './sum-row'

const bold = (words: string) => <b className="fs-lg numeric">{words}</b>

/** `add` is the button that adds the tool's choice to the quote. */
type Props = { drawing: ReactNode; add: ReactNode }
/** `whose` asks whose boat it is. */
type ToolProps = Props & { whose?: ReactNode }

export function HullPlanner({ drawing, add, whose }: ToolProps) {
  useEarlyChanges('tool')
  const coverage = readHullCoverage(useQueryState())
  const { chosen, hull, given } = coverage
  const [wrong] = coverage.wrong
  const units = useStoredValue(unitsStore) ?? PAGE_UNITS
  const area = wrong ? null : filmArea(hull, chosen)

  function choose(zones: readonly string[], boat: HullCoverage['given']) {
    const state = hullState(zones, boat)
    setQueryState(state)
    const next = readHullCoverage(new URLSearchParams(state))
    if (next.wrong.length > 0) return
    announce('hull', () => {
      const write = inOne(unitsStore.get())
      return texts.announced(
        hullTitle(next, write),
        write((each) => formatArea(filmArea(next.hull, next.chosen), each)),
      )
    })
  }

  return (
    <PartsPicker
      parts={hullZones}
      packages={boatPackages}
      chosen={chosen}
      onChange={(next) => choose(next, given)}
      name={texts.zones}
      drawing={drawing}
      caption={texts.waterline}
      hint={texts.tap}
      first={<h2 className="h4 m-0 me-auto align-self-center">{texts.heading}</h2>}
      second={
        <>
          <Measures
            coverage={coverage}
            units={units}
            onChange={(name, value) => choose(chosen, { ...given, [name]: value })}
          />
          {whose}
        </>
      }
      area={area}
      Area={HullArea}
      Price={HullPrice}
      fold={texts.fold(chosen.length, hullZones.length)}
    >
      <LinePrice
        line={wrong || chosen.length === 0 ? null : { kind: 'hull', chosen, hull }}
        title={hullTitle(coverage, inOne(units))}
        place="tool"
        linkTo={(parts, words) => (
          <PackageLink name="zones" parts={parts}>
            {words}
          </PackageLink>
        )}
        className={filmPageStyles.price}
      />
      <SumRow
        figure={
          wrong ? (
            texts.noArea(wrong)
          ) : (
            <InUnits>{(each) => texts.result(bold, formatArea(filmArea(hull, chosen), each))}</InUnits>
          )
        }
        choice={{
          lines: [hullUrl(coverage)],
          missing: chosen.length === 0 && texts.noneChosen,
        }}
      >
        {wrong ? (
          <button
            className="btn btn-line scripted"
            type="button"
            onClick={() => document.getElementById(`hull-${wrong}`)?.focus()}
          >
            {texts.fix(wrong)}
          </button>
        ) : (
          add
        )}
      </SumRow>
      {!wrong && (
        <p className="m-0 text-body-secondary fs-sm">
          <InUnits>{(each) => texts.estimate(hullTitle(coverage, inOne(each)))}</InUnits>{' '}
          <PartLink to="estimate">{texts.howWeEstimate}</PartLink>
          {chosen.includes('cabin-glass') && ` ${texts.glass}`}
        </p>
      )}
    </PartsPicker>
  )
}

type MeasuresProps = {
  coverage: HullCoverage
  units: Units
  onChange: (name: Measure, value: number | string) => void
}

/** The fields of the boat. Beam and freeboard follow from the length until they are given. */
function Measures({ coverage: { hull, given, wrong }, units, onChange }: MeasuresProps) {
  const isLengthWrong = wrong.includes('loa')
  const estimated = hullMeasures.filter((name) => name !== 'loa' && given[name] === undefined)
  const show = (metres: number) => formatLength(metres, units)

  function problemOf(name: Measure, value: number | string): string | false {
    const limits = [show(measures[name].min), show(measures[name].max)] as const
    if (typeof value === 'number') return !isWithin(name, value) && texts.outOfRange(name, ...limits)
    return (name === 'loa' || !isBlank(value)) && texts.unreadable(name, ...limits)
  }
  return (
    <div className={`d-grid row-gap-1 column-gap-2 scripted ${styles.measures}`}>
      {hullMeasures.map((name) => (
        <NumberField
          // Other units rewrite what was typed.
          key={name + units}
          id={`hull-${name}`}
          label={texts.measures[name]}
          value={given[name] ?? (isLengthWrong ? '' : hull[name])}
          read={(text) => readMeasure(text, units === 'us' ? 'ft' : 'm') ?? text}
          show={show}
          problemOf={(value) => problemOf(name, value)}
          onChange={(value) => onChange(name, value)}
          describedBy="hull-hint"
          isEstimated={estimated.includes(name)}
        />
      ))}
      <p className="order-1 span-all m-0 text-body-secondary fs-sm numeric" id="hull-hint">
        {texts.hint} {estimated.length > 0 && !isLengthWrong && texts.estimated(estimated)}
      </p>
    </div>
  )
}

/** The film on these zones of the visitor's boat. */
export function HullArea({ parts, isFigure = false }: FigureProps) {
  const { hull, wrong } = readHullCoverage(useQueryState())
  if (wrong.length === 0)
    return (
      <span className="numeric">
        <InUnits>{(units) => (isFigure ? areaFigure : formatArea)(filmArea(hull, parts), units)}</InUnits>
      </span>
    )
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{texts.noAreaYet}</span>
    </>
  )
}

/** The shop's price of a package for a boat of the visitor's length. */
export function HullPrice({ parts, isFigure = false }: FigureProps) {
  const { hull, wrong } = readHullCoverage(useQueryState())
  return (
    <PackagePrice
      line={wrong.length === 0 ? { kind: 'hull', chosen: parts, hull } : null}
      isFigure={isFigure}
    />
  )
}

/** Summarizes the planner's zones and boat at the end of the page. */
export function HullCall({ drawing, add }: Props) {
  const picked = readHullCoverage(useQueryState())
  const { chosen, hull } = picked
  const [wrong] = picked.wrong
  const art = useRef<HTMLDivElement>(null)
  useShownParts(art, chosen)

  return (
    <ClosingCall
      {...(wrong
        ? { title: `${texts.fix(wrong)}.`, text: texts.noArea(wrong) }
        : chosen.length === 0
          ? { title: hullCall.emptyTitle, text: hullCall.emptyText }
          : {
              title: <InUnits>{(units) => hullCall.title(hullTitle(picked, inOne(units)))}</InUnits>,
              text: (
                <span className="numeric">
                  <InUnits>
                    {(units) =>
                      hullCall.count(
                        chosen.length,
                        hullZones.length,
                        formatArea(filmArea(hull, chosen), units),
                      )
                    }
                  </InUnits>
                </span>
              ),
            })}
      actions={
        <ClosingActions
          change={hullCall.change}
          lines={wrong || chosen.length === 0 ? [] : [hullUrl(picked)]}
          add={add}
        />
      }
    >
      <div className={filmPageStyles.closing} ref={art} aria-hidden="true">
        {drawing}
      </div>
    </ClosingCall>
  )
}
