'use client'

import { type ReactNode, useRef } from 'react'
import { InUnits } from '@/components/ui/in-units'
import { PartLink } from '@/components/ui/links'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { useEarlyChanges } from '@/lib/browser/use-early-changes'
import type { Units } from '@/lib/config/units'
import { boatPaintIds } from '@/lib/content/facts/films'
import { hullCall, hullSteps, hullPlanner as texts } from '@/lib/content/marine-tool'
import { paintChoice } from '@/lib/content/paint'
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
import { type Paint, paintedAs, readPaint } from '@/lib/films/paint'
import { formatArea, formatBound, formatLength, inOne, PAGE_UNITS, unitsStore } from '@/lib/films/units'
import { readMeasure } from '@/lib/parsing/measure'
import { isBlank } from '@/lib/parsing/record'
import { setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { PartsCall } from './closing-calls'
import filmPageStyles from './film-page.module.scss'
import { NumberField } from './number-field'
import { PackageSteps } from './package-steps'
import { PaintChoice } from './paint-choice'
import { type PartsChoice, PartsPicker, useShownParts } from './parts-picker'
import styles from './parts-picker.module.scss'

/** `add` is the button that adds the tool's choice to the quote. */
type Props = { drawing: ReactNode; add: ReactNode }
/** `whose` asks whose boat it is. */
type ToolProps = Props & { whose?: ReactNode }

function toolOf(coverage: HullCoverage, paint: Paint): PartsChoice {
  const { chosen, hull, wrong } = coverage
  const isKnown = wrong.length === 0
  return {
    query: 'zones',
    parts: hullZones,
    packages: boatPackages,
    chosen,
    paint,
    areaOf: (zones) => (isKnown ? filmArea(hull, zones) : null),
    lineOf: (zones) => (isKnown ? { kind: 'hull', chosen: zones, hull } : null),
    url: hullUrl(coverage),
  }
}

export function HullPlanner({ drawing, add, whose }: ToolProps) {
  useEarlyChanges('tool')
  const query = useQueryState()
  const coverage = readHullCoverage(query)
  const { chosen, given } = coverage
  const [wrong] = coverage.wrong
  const paint = readPaint(query, true)
  const units = useStoredValue(unitsStore) ?? PAGE_UNITS

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
      tool={toolOf(coverage, paint)}
      title={hullTitle(coverage, inOne(units))}
      onChange={(next) => choose(next, given)}
      name={texts.zones}
      drawing={drawing}
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
          <PaintChoice of="boat" paints={boatPaintIds} chosen={paint.paint} />
        </>
      }
      fold={texts.fold(chosen.length, hullZones.length)}
      noneChosen={texts.noneChosen}
      add={
        wrong ? (
          <button
            className="btn btn-line scripted"
            type="button"
            onClick={() => document.getElementById(`hull-${wrong}`)?.focus()}
          >
            {texts.fix(wrong)}
          </button>
        ) : (
          add
        )
      }
    >
      {chosen.includes('cabin-glass') && `${texts.glass} `}
      <PartLink to="estimate">{texts.howWeEstimate}</PartLink>
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

  function problemOf(name: Measure, value: number | string): string | false {
    const { min, max } = measures[name]
    const limits = [formatBound(min, units, Math.ceil), formatBound(max, units, Math.floor)] as const
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
          show={(metres) => formatLength(metres, units)}
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

/** The packages on the visitor's boat, below the tool. */
export function HullPackages({ children }: { children: ReactNode }) {
  const query = useQueryState()
  return (
    <PackageSteps
      tool={toolOf(readHullCoverage(query), readPaint(query, true))}
      words={hullSteps}
      drawing="boat"
      height={340}
    >
      {children}
    </PackageSteps>
  )
}

/** The planner's zones and boat at the end of the page. */
export function HullCall({ drawing, add }: Props) {
  const query = useQueryState()
  const picked = readHullCoverage(query)
  const paint = readPaint(query, true)
  const { chosen } = picked
  const [wrong] = picked.wrong
  const art = useRef<HTMLDivElement>(null)
  useShownParts(art, chosen)

  function title() {
    if (wrong) return `${texts.fix(wrong)}.`
    if (chosen.length === 0) return texts.noneChosen
    return <InUnits>{(units) => `${hullTitle(picked, inOne(units))}.`}</InUnits>
  }
  return (
    <PartsCall
      tool={toolOf(picked, paint)}
      words={hullCall}
      title={title()}
      look={paint.paint ? paintChoice.paints[paint.paint] : ''}
      add={add}
    >
      <div className={filmPageStyles.closing} {...paintedAs(paint)} ref={art} aria-hidden="true">
        {drawing}
      </div>
    </PartsCall>
  )
}
