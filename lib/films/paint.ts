import { boatPaintIds, type FinishId, finishIds, type PaintId, paintIds } from '@/lib/content/facts/films'
import type { Query } from '@/lib/url/query-state'

/** The color of a vehicle or boat, and the finish that the visitor wishes for its film; `null` until they are chosen. */
export type Paint = { paint: PaintId | null; finish: FinishId | null }

/** Whether the shop’s file names the finish, from next.config.mjs. */
export const isOffered = (finish: FinishId) => process.env.FINISHES?.includes(finish)

/** Unknown ids are dropped, and a finish that `isKnown` refuses. A boat has fewer paints, and no finish. */
export const toPaint = (
  paint: string | null | undefined,
  finish: string | null | undefined,
  isBoat = false,
  isKnown: (finish: FinishId) => boolean | undefined = isOffered,
): Paint => ({
  paint: (isBoat ? boatPaintIds : paintIds).find((id) => id === paint) ?? null,
  finish: (!isBoat && finishIds.find((id) => id === finish && isKnown(id))) || null,
})

/** A tool drops a finish that the shop does not offer, because it could not show what is chosen. */
export const readPaint = (query: Query, isBoat?: boolean, isKnown?: () => true) =>
  toPaint(query.get('paint'), query.get('finish'), isBoat, isKnown)

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
