import { useBrowserValue, useStoredValue } from '@/lib/browser/use-browser-value'
import { currentQuery, onQueryChange } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { type Coverage, readCoverage } from './coverage'
import { vehicleStore } from './vehicle-store'
import { vehicleOf } from './vehicles'

/** The panels and the vehicle of the coverage tool; without a vehicle in the query it is the one that is kept. */
export const useCoverage = (): Coverage => readCoverage(useQueryState(), useStoredValue(vehicleStore) ?? null)

/** The vehicle alone, for the many parts of the page that do not render again when other panels are chosen. */
export const useVehicle = () => vehicleOf(useBrowserValue(vehicleNow, onVehicleChange) ?? null)

const vehicleNow = () => new URLSearchParams(currentQuery()).get('vehicle') ?? vehicleStore.get()

function onVehicleChange(onChange: () => void) {
  const stops = [onQueryChange(onChange), vehicleStore.subscribe(onChange)]
  return () => {
    for (const stop of stops) stop()
  }
}
