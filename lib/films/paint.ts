import { type FinishId, finishIds, type PaintId, paintIds } from '@/lib/content/facts/films'
import type { Query } from '@/lib/url/query-state'

/** The color of a vehicle or boat, and the finish that the visitor wishes for its film; `null` until they are chosen. */
export type Paint = { paint: PaintId | null; finish: FinishId | null }

/** Unknown ids are dropped. */
export const toPaint = (
  paint: string | null | undefined,
  finish: string | null | undefined,
  paints: readonly PaintId[] = paintIds,
): Paint => ({
  paint: paints.find((id) => id === paint) ?? null,
  finish: finishIds.find((id) => id === finish) ?? null,
})

/** A boat has fewer paints. */
export const readPaint = (query: Query, paints?: readonly PaintId[]) =>
  toPaint(query.get('paint'), query.get('finish'), paints)

/** The first paint and the first finish that are set. */
export const firstPaint = (...paints: readonly Partial<Paint>[]): Paint => ({
  paint: paints.find(({ paint }) => paint)?.paint ?? null,
  finish: paints.find(({ finish }) => finish)?.finish ?? null,
})

/** The attributes of an element whose drawings have the paint and the film of a vehicle. */
export const paintedAs = ({ paint, finish }: Partial<Paint>) => ({
  'data-paint': paint ?? undefined,
  'data-finish': finish ?? undefined,
})
