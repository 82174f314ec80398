import { useEffect } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { unitSystems } from '@/lib/config/units'
import { unitsChoice as texts } from '@/lib/content/units'
import { formatArea, type Range, unitsStore } from '@/lib/films/units'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './parts-picker.module.scss'

/** Metric or US units. Announces the area of the film in the chosen ones. */
export function UnitsChoice({ area }: { area: number | Range | null }) {
  const chosen = useStoredValue(unitsStore)

  // The style sheet shows figures in the units that the root element names.
  useEffect(() => {
    if (chosen) document.documentElement.dataset.units = chosen
  }, [chosen])

  return (
    <fieldset className={`d-inline-flex flex-wrap rounded-2 scripted ${styles.units}`}>
      <legend className="visually-hidden">{texts.legend}</legend>
      {unitSystems.map((units) => (
        <label className={`position-relative ${styles.option}`} key={units}>
          <input
            type="radio"
            name="units"
            value={units}
            checked={chosen === units}
            onChange={() => {
              unitsStore.set(units)
              announce('units', () =>
                texts.chosen(texts.systems[units], area === null ? null : formatArea(area, units)),
              )
            }}
          />
          <span className="d-flex align-items-center min-h-target px-2-half fs-sm">
            {texts.systems[units]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
