'use client'

import type { ReactNode } from 'react'
import { ChoiceField } from '@/components/ui/choice-field'
import { boatPackages, hullZones } from '@/lib/films/coverage'
import { DECK_FACTOR, HULL_SITE, type HullAreas, hullAreas, keels, measures } from '@/lib/films/hull'
import { hullChoice, hullMeasures, readHullCoverage } from '@/lib/films/hull-choice'
import { setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { AddToQuote } from './add-to-quote'
import styles from './hull-planner.module.scss'
import { NumberField } from './number-field'
import { PartsPicker } from './parts-picker'
import picker from './parts-picker.module.scss'

export function HullPlanner({ drawing }: { drawing: ReactNode }) {
  const query = useQueryState()
  const coverage = readHullCoverage(query)
  const { chosen, hull } = coverage
  const areas = hullAreas(hull)
  // Stores the raw text: clamping while somebody types 12 would shorten the waterline to 1.
  const typed = Object.fromEntries(
    hullMeasures.map((name) => [name, query.get(name) ?? String(measures[name].start)]),
  )
  const state = { zones: chosen.join('.'), ...typed, keel: hull.keel }

  return (
    <>
      <PartsPicker
        parts={hullZones}
        packages={boatPackages}
        chosen={chosen}
        onChange={(next) => setQueryState({ ...state, zones: next.join('.') })}
        name="Hull zones"
        drawing={drawing}
        caption="Below the waterline belongs to antifouling."
        hint="Tap a zone on the drawing or in the list."
      >
        <div className={picker.sum}>
          <p role="status">
            <b className="numeric">
              {chosen.length} of {hullZones.length}
            </b>{' '}
            zones covered
            {chosen.includes('cabin-glass') &&
              ', the cabin’s glass with window film, and only if it is glass'}
            .
          </p>
          <AddToQuote
            kind="hull"
            missing={chosen.length === 0 && 'Choose at least one zone first.'}
            {...hullChoice(coverage)}
          />
        </div>
      </PartsPicker>
      <section className={`sheet-card padded ${styles.planner}`} aria-labelledby="planner-title">
        <h2 className="h3" id="planner-title">
          How much film
        </h2>
        <div className={`${styles.measures} scripted`}>
          {hullMeasures.map((name) => (
            <NumberField
              key={name}
              id={`hull-${name}`}
              label={measures[name].label}
              unit="m"
              min={measures[name].min}
              max={name === 'lwl' ? hull.loa : measures[name].max}
              value={hull[name]}
              onChange={(text) => setQueryState({ ...state, [name]: text })}
            />
          ))}
          <ChoiceField
            id="hull-keel"
            name="keel"
            label="Keel"
            choices={keels.map(({ id, label }) => ({ value: id, label }))}
            value={hull.keel}
            onChange={(id) => setQueryState({ ...state, keel: id })}
          />
        </div>
        <Areas areas={areas} />
        <p className={picker.note}>
          Topsides (length + beam) × 2 × freeboard; deck length × beam × {DECK_FACTOR}; under water waterline
          × (beam + draught) ×{' '}
          {keels.map(({ label, factor }) => `${factor} ${label.toLowerCase()}`).join(', ')} ({HULL_SITE}). An
          estimate.
        </p>
      </section>
    </>
  )
}

function Areas({ areas }: { areas: HullAreas }) {
  return (
    <dl className={styles.areas}>
      <div>
        <dt>Topsides</dt>
        <dd className="numeric">{areas.topsides.toFixed(1)} m²</dd>
      </div>
      <div>
        <dt>Deck</dt>
        <dd className="numeric">{areas.deck.toFixed(1)} m²</dd>
      </div>
      <div>
        <dt>Under water: no paint film</dt>
        <dd className="numeric">{areas.underWater.toFixed(1)} m²</dd>
      </div>
    </dl>
  )
}
