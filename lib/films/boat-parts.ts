import { boatParts } from '@/lib/content/films/marine-film/zones'
import { idsOf, type Package, partsOf } from './coverage'

export const hullZones = partsOf(boatParts.zones)

/** The planner's initial selection. */
export const topsideZones = ['bow', 'hull-side', 'quarter', 'transom', 'waterline', 'rub-rail']

export const boatPackages: readonly Package<keyof typeof boatParts.packages>[] = [
  { id: 'dock', ...boatParts.packages.dock, parts: ['rub-rail', 'quarter', 'transom', 'swim-platform'] },
  { id: 'bow', ...boatParts.packages.bow, parts: ['bow', 'waterline', 'foredeck'] },
  { id: 'topsides', ...boatParts.packages.topsides, parts: topsideZones },
  { id: 'full', ...boatParts.packages.full, parts: idsOf(hullZones) },
]
