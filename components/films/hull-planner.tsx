'use client'

import type { ReactNode } from 'react'
import { ChoiceField } from '@/components/ui/field'
import { boatPackages, hullZones, readParts, topsideZones } from '@/lib/films/coverage'
import { type HullAreas, hullAreas, keels, type Measure, readKeel, readMeasure } from '@/lib/films/hull'
import { useAddressState } from '@/lib/films/use-address-state'
import { sayInAddress } from '@/lib/outside/address-state'
import { AddToQuote } from './add-to-quote'
import { MeasureField } from './measure-field'
import { PartsPicker } from './parts-picker'
import styles from './parts-picker.module.scss'

const names: Measure[] = ['loa', 'lwl', 'beam', 'freeboard', 'draught']

export function HullPlanner({ drawing }: { drawing: ReactNode }) {
  const address = useAddressState()
  const named = address.get('zones')
  const chosen = named === null ? topsideZones : readParts(hullZones, named)
  const keel = readKeel(address.get('keel'))
  const measured = {
    loa: readMeasure('loa', address.get('loa')),
    lwl: readMeasure('lwl', address.get('lwl')),
    beam: readMeasure('beam', address.get('beam')),
    freeboard: readMeasure('freeboard', address.get('freeboard')),
    draught: readMeasure('draught', address.get('draught')),
  }
  const areas = hullAreas({ ...measured, keel })
  const typed = Object.fromEntries(names.map((name) => [name, String(measured[name])]))
  const state = { zones: chosen.join('.'), ...typed, keel }
  const labels = hullZones.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)

  return (
    <>
      <PartsPicker
        parts={hullZones}
        packages={boatPackages}
        chosen={chosen}
        onChange={(next) => sayInAddress({ ...state, zones: next.join('.') })}
        name="Hull zones"
        drawing={drawing}
        caption="Tap a zone on the drawing or in the list. Below the waterline belongs to antifouling."
      >
        <div className={styles.sum}>
          <p role="status">
            <b className="num">
              {chosen.length} of {hullZones.length}
            </b>{' '}
            zones covered
            {chosen.includes('cabin-glass') &&
              ', the cabin’s glass with window film, and only if it is glass'}
            .
          </p>
          <AddToQuote
            kind="hull"
            label="Ask for this hull"
            text={`Hull of ${measured.loa} m: ${labels.join(', ') || 'no zones'} (topsides ${areas.topsides.toFixed(1)} m²)`}
            state={state}
          />
        </div>
      </PartsPicker>
      <section className={`card-s pad ${styles.planner}`} aria-labelledby="planner-title">
        <h2 className="h3" id="planner-title">
          How much film
        </h2>
        <div className={styles.measures}>
          {names.map((name) => (
            <MeasureField
              key={name}
              name={name}
              value={measured[name]}
              onChange={(value) => sayInAddress({ ...state, [name]: String(value) })}
            />
          ))}
          <ChoiceField
            id="hull-keel"
            name="keel"
            label="Keel"
            choices={keels.map(({ label }) => label)}
            value={keels.find(({ id }) => id === keel)?.label ?? ''}
            onChange={(label) =>
              sayInAddress({ ...state, keel: keels.find((each) => each.label === label)?.id ?? keel })
            }
          />
        </div>
        <Areas areas={areas} />
        <p className={styles.note}>
          Topsides (length + beam) × 2 × freeboard; deck length × beam × 0.75; under water waterline × (beam +
          draught) × 0.50, 0.75 or 0.85 by keel (seajetpaint.com; altexboatpaint.com). An estimate.
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
        <dd className="num">{areas.topsides.toFixed(1)} m²</dd>
      </div>
      <div>
        <dt>Deck</dt>
        <dd className="num">{areas.deck.toFixed(1)} m²</dd>
      </div>
      <div>
        <dt>Under water: no paint film</dt>
        <dd className="num">{areas.underWater.toFixed(1)} m²</dd>
      </div>
    </dl>
  )
}
