'use client'

import { asset } from '@/lib/config/asset'
import { readCoverage } from '@/lib/films/coverage-choice'
import { useQueryState } from '@/lib/url/use-query-state'

/** The chosen vehicle with the panels of a package. */
export function PackagePicture({ id }: { id: string }) {
  const { vehicle } = readCoverage(useQueryState())
  return (
    <img
      src={asset(`/drawings/film-pack-${vehicle.drawing}-${id}.svg`)}
      alt=""
      width={1000}
      height={300}
      loading="lazy"
    />
  )
}
