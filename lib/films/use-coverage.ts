import { useStoredValue } from '@/lib/browser/use-browser-value'
import { useQueryState } from '@/lib/url/use-query-state'
import { type Coverage, readCoverage } from './coverage'
import { vehicleStore } from './vehicle-store'

/** The panels and the vehicle of the coverage tool; without a vehicle in the query it is the one that is kept. */
export const useCoverage = (): Coverage => readCoverage(useQueryState(), useStoredValue(vehicleStore) ?? null)
