import { useDeferredValue } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { byWindow, type Tint } from '@/lib/films/tint-tool'

// Without a name: the picture is left out if its code cannot be loaded.
export const TintedVehicle = lazyPart(() => import('./tinted-vehicle').then((module) => module.TintedVehicle))

type ShadesProps = { tint: Tint; isLit?: boolean; label?: string }

export function VehicleInItsShades({ tint, isLit = false, label }: ShadesProps) {
  const { vehicle, windows, selected } = useDeferredValue(tint)
  const panes = byWindow((id) => (windows[id].isOn ? windows[id] : { ...windows[id], film: 100 }))
  return (
    <TintedVehicle drawing={vehicle.drawing} panes={panes} marked={selected} isLit={isLit} label={label} />
  )
}
