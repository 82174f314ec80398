import type { VehicleId } from '@/lib/content/facts/films'
import { vehicleNames } from '@/lib/content/films'
import type { CarDrawing } from './roll'
import type { Range } from './units'

export type Vehicle = (typeof vehicleNames)[VehicleId] & { id: VehicleId; drawing: CarDrawing; metres: Range }

const sedan: Vehicle = { id: 'sedan', ...vehicleNames.sedan, drawing: 'car', metres: [15, 18] }

/**
 * The classes of vehicles, each with its drawing and the meters of roll for all of it: vinyl planning figures, without
 * waste. The source has one figure for large SUVs and trucks.
 */
export const vehicles: readonly Vehicle[] = [
  { id: 'compact', ...vehicleNames.compact, drawing: 'hatch', metres: [10, 13] },
  sedan,
  { id: 'full-size', ...vehicleNames['full-size'], drawing: 'car', metres: [18, 21] },
  { id: 'small-suv', ...vehicleNames['small-suv'], drawing: 'suv', metres: [20, 23] },
  { id: 'large-suv', ...vehicleNames['large-suv'], drawing: 'suv', metres: [23, 28] },
  { id: 'truck', ...vehicleNames.truck, drawing: 'truck', metres: [23, 28] },
]

export const vehicleOf = (id: string | null) => vehicles.find((each) => each.id === id) ?? sedan
