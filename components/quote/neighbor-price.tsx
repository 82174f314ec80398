import { formatRange } from '@/components/prices/line-price'
import { vehicleIds } from '@/lib/content/facts/films'
import { linePrice as texts } from '@/lib/content/prices'
import { listOf, percent } from '@/lib/content/words'
import type { FilmLine } from '@/lib/films/film-line'
import { formatLength, inBoth, unitsStore } from '@/lib/films/units'
import { vehicleOf } from '@/lib/films/vehicles'
import { type NeighborPrice, neighborOf } from '@/lib/prices/line-prices'
import { usePrices } from '@/lib/prices/use-prices'

/** If the shop has no price for a film, the one of nearly the same, and what that is for. */
export function NeighborPriceNote({ line }: { line: FilmLine | null }) {
  const prices = usePrices()
  const other = prices && line && neighborOf(line, prices, vehicleIds)
  return other ? texts.neighbor(wordsOf(other.what), formatRange(other.range, texts.short)) : null
}

function wordsOf(what: NeighborPrice['what']): string {
  if ('vehicle' in what) return vehicleOf(what.vehicle).named
  if ('films' in what) return texts.otherFilm(listOf((what.films ?? []).map(percent)))
  const { from, to } = what.length
  const write = inBoth(unitsStore.get())
  return texts.otherLength(
    write((units) => formatLength(from, units)),
    write((units) => formatLength(to, units)),
  )
}
