import { drawn, drawnAtEnd } from './drawings'
import { VehicleDrawing } from './vehicle-drawing'

// Separate from the boat, whose page does not load the vehicles.

type Props = { on: readonly string[] }

export function DrawnCar({ view, on }: Props & { view: 'car-side' | 'car-top' }) {
  return <VehicleDrawing view={view} {...drawn(view, on)} />
}

export function ClosingCar({ on }: Props) {
  return <VehicleDrawing view="closing">{drawnAtEnd('car-side', on)}</VehicleDrawing>
}
