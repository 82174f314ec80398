import { createSignal } from '@/lib/browser/browser'
import { placeIds, vehicleIds } from '@/lib/content/facts/films'
import { createStoredValue, textCodec } from '@/lib/storage/stored-value'
import { type Paint, toPaint } from './paint'

/** The class of the visitor's vehicle, which both tools and the quote use; `null` until it is chosen in one of them. */
export const vehicleStore = createStoredValue(
  textCodec('tersa.vehicle', (text) => vehicleIds.find((id) => id === text) ?? null),
)

/** The color of the visitor's vehicle and the finish of its film. */
export const paintStore = createStoredValue<Paint>({
  keys: ['tersa.paint', 'tersa.finish'],
  decode: ([paint, finish]) => toPaint(paint, finish),
  encode: ({ paint, finish }) => [paint, finish],
})

/** The visitor has pressed a paint or a finish, which the query has now. A link that has one is no press. */
export const paintPressed = createSignal()

/** The place whose law counts; `null` until it is chosen. */
export const placeStore = createStoredValue(
  textCodec('tersa.place', (text) => placeIds.find((id) => id === text) ?? null),
)
