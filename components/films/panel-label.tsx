'use client'

import { panelsOf } from '@/lib/films/car-parts'
import { readCoverage } from '@/lib/films/coverage-choice'
import { useQueryState } from '@/lib/url/use-query-state'

/** What the panel is called on the chosen vehicle. */
export function PanelLabel({ id }: { id: string }) {
  const { vehicle } = readCoverage(useQueryState())
  return panelsOf(vehicle.drawing).find((panel) => panel.id === id)?.label
}
