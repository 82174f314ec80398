'use client'

import type { ReactNode } from 'react'
import { ChoiceField } from '@/components/ui/choice-field'
import { formatDecimal } from '@/lib/config/language'
import { withUnits } from '@/lib/config/with-units'
import { paintFilm } from '@/lib/content/films/marine-film/hull'
import { hullPlanner as texts } from '@/lib/content/films/marine-film/planner'
import { boatPackages, hullZones } from '@/lib/films/coverage'
import { DECK_FACTOR, HULL_SITE, hullAreas, hullMeasures, keels, longest, measures } from '@/lib/films/hull'
import { filmArea, hullChoice, readHullCoverage } from '@/lib/films/hull-choice'
import { filmAreas } from '@/lib/films/zone-areas'
import { setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { AddToQuote } from './add-to-quote'
import { NumberField } from './number-field'
import { PartsPicker } from './parts-picker'
import styles from './parts-picker.module.scss'

const PARTS = ['topsides', 'deck', 'underWater'] as const

const bold = (words: string) => (
  <b className="numeric" key={words}>
    {words}
  </b>
)

export function HullPlanner({ drawing }: { drawing: ReactNode }) {
  const query = useQueryState()
  const coverage = readHullCoverage(query)
  const { chosen, hull, estimated } = coverage
  const whole = hullAreas(hull)
  const film = filmAreas(hull, chosen)
  // Stores the raw text: clamping while somebody types 12 would shorten the boat to 2 m.
  const typed = Object.fromEntries(
    hullMeasures.filter((name) => query.get(name)).map((name) => [name, query.get(name) ?? '']),
  )
  const state = { zones: chosen.join('.'), ...typed, keel: hull.keel }

  return (
    <>
      <PartsPicker
        parts={hullZones}
        packages={boatPackages}
        chosen={chosen}
        onChange={(next) => setQueryState({ ...state, zones: next.join('.') })}
        name={texts.zones}
        drawing={drawing}
        caption={texts.waterline}
        hint={texts.hint}
      >
        <div className="stack gap-3 pt-3-half border-top">
          <p role="status">
            {texts
              .result(
                bold,
                chosen.length,
                hullZones.length,
                paintFilm(filmArea(coverage)),
                chosen.includes('cabin-glass'),
              )
              .map((part) => (typeof part === 'string' ? withUnits(part) : part))}
          </p>
          <AddToQuote
            kind="hull"
            missing={chosen.length === 0 && texts.noneChosen}
            {...hullChoice(coverage)}
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
              id={`hull-${name}`}
              label={texts.measures[name]}
              unit="m"
              min={measures[name].min}
              max={longest(name, hull.loa)}
              value={hull[name]}
              note={estimated.includes(name) ? texts.estimated : ''}
              onChange={(text) => setQueryState({ ...state, [name]: text })}
            />
          ))}
          <ChoiceField
            id="hull-keel"
            name="keel"
            label={texts.keel}
            choices={keels.map(({ id, label }) => ({ value: id, label }))}
            value={hull.keel}
            onChange={(id) => setQueryState({ ...state, keel: id })}
          />
        </div>
        <dl className={`d-grid gap-3 ${styles.measures}`}>
          {PARTS.map((part) => (
            <div key={part}>
              <dt className="text-body-secondary fw-medium">{texts.areas[part]}</dt>
              <dd className={`m-0 fw-semibold fs-2xl numeric ${styles.area}`}>
                {formatDecimal(part === 'underWater' ? whole.underWater : film[part])} m²{' '}
                {part !== 'underWater' && (
                  <small className="text-body-secondary fw-normal fs-sm">{texts.ofWhole(whole[part])}</small>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-body-secondary fs-sm">{texts.note(DECK_FACTOR, keels, HULL_SITE)}</p>
      </section>
    </>
  )
}
