import type { PlaceId, VehicleId, WindowId } from '@/lib/content/facts/films'
import { type Place, places } from '@/lib/content/facts/laws'
import { placeNames, tintTool as texts, windowInSentence } from '@/lib/content/tint-tool'
import { listOf, type Month } from '@/lib/content/words'
import { isKeyOf } from '@/lib/parsing/record'
import { currentQuery, type Query, setQueryState } from '@/lib/url/query-state'
import type { FilmUrl } from './film-url'
import { darkestLegal, judge, monthOf, type Verdict, verdictOf } from './laws'
import { likelyPlace } from './likely-place'
import { glasses, isPossibleGlass, type Pane, readPane, tintUrl } from './tint'
import { placeStore, vehicleStore } from './vehicle-store'
import { type Vehicle, vehicleOf } from './vehicles'

/** The windows in the order of the tool; the first one is selected at first. */
export const askedWindows = [
  'front-side',
  'rear-side',
  'rear',
  'windscreen',
] as const satisfies readonly WindowId[]

export const byWindow = <Value>(of: (id: WindowId) => Value): Readonly<Record<WindowId, Value>> => ({
  'front-side': of('front-side'),
  'rear-side': of('rear-side'),
  rear: of('rear'),
  windscreen: of('windscreen'),
})

/** A window that is not to be tinted keeps its shade. `unread` is the text of a query that is no shade and glass. */
export type TintedWindow = Pane & { isOn: boolean; unread?: string | undefined }

export type Viewpoint = { from: 'inside' | 'outside'; at: 'day' | 'night' }

/** The state of the tint tool. The place is missing until it is known. */
export type Tint = {
  vehicle: Vehicle
  place?: PlaceId | undefined
  windows: Readonly<Record<WindowId, TintedWindow>>
  selected: WindowId
  /** What was given as the glass of the selected window, if it is no possible share. */
  wrongGlass?: string | undefined
  view: Viewpoint
}

/** What the browser keeps of earlier visits, and the only place in its time zone. */
export type Kept = {
  vehicle: VehicleId | null
  place: PlaceId | null
  likely: PlaceId | undefined
  now: Month | undefined
}

/** The query wins over what is kept. A query of earlier versions has one window, which is then the only one. */
export function readTint(query: Query, kept: Kept): Tint {
  const named = query.get('place')
  const place = isKeyOf(placeNames, named) ? named : (kept.place ?? kept.likely)
  const vehicle = vehicleOf(query.get('vehicle') ?? kept.vehicle)
  const only = ['film', 'glass', 'window'].some((name) => query.get(name) !== null)
    ? (askedWindows.find((id) => id === query.get('window')) ?? askedWindows[0])
    : null
  const typed = query.get('typed-glass') ?? (only && query.get('glass'))
  const isFirst = !only && askedWindows.every((id) => query.get(id) === null)
  const windowOf = (id: WindowId): TintedWindow => {
    const first = firstWindow(id, vehicle)
    if (isFirst) return legalAtFirst(id, first, vehicle, place, kept.now)
    const own = query.get(id)
    if (only !== id && own === null) return { ...first, isOn: false }
    // A wrong glass has its own message.
    const glass = typed !== null && !isPossibleGlass(typed) ? null : query.get('glass')
    const [film, given, off] = only === id ? [query.get('film'), glass] : (own ?? '').split('.')
    const pane = off === undefined || off === 'off' ? readPane(film, given) : null
    return pane
      ? { ...pane, isOn: off === undefined }
      : { ...first, isOn: false, unread: own ?? String(film) }
  }
  const windows = byWindow(windowOf)
  return {
    vehicle,
    place,
    windows,
    selected:
      askedWindows.find((id) => id === query.get('selected')) ??
      only ??
      askedWindows.find((id) => windows[id].unread !== undefined) ??
      askedWindows[0],
    wrongGlass: typed !== null && !isPossibleGlass(typed) ? typed : undefined,
    view: {
      from: query.get('from') === 'outside' ? 'outside' : 'inside',
      at: query.get('at') === 'night' ? 'night' : 'day',
    },
  }
}

const [, factory, privacy] = glasses
const FIRST_FILMS: Readonly<Record<WindowId, number>> = {
  'front-side': 35,
  'rear-side': 20,
  rear: 20,
  windscreen: 70,
}

/** Trucks and SUVs usually have privacy glass behind the driver. */
function firstWindow(id: WindowId, vehicle: Vehicle): TintedWindow {
  const isDark = (id === 'rear-side' || id === 'rear') && ['suv', 'truck'].includes(vehicle.drawing)
  return { film: FIRST_FILMS[id], glass: (isDark ? privacy : factory).vlt, isOn: id !== 'windscreen' }
}

/** The tool never opens with a film that is too dark: it takes the darkest legal shade, or none. */
function legalAtFirst(
  window: WindowId,
  first: TintedWindow,
  vehicle: Vehicle,
  placeId: PlaceId | undefined,
  now: Month | undefined,
): TintedWindow {
  const place = places.find(({ id }) => id === placeId)
  if (!place || judge(place, { ...first, window, vehicle: vehicle.id }, now).legality !== 'against')
    return first
  const film = darkestLegal(place, { ...first, window, vehicle: vehicle.id }, now)
  return film === null ? { ...first, isOn: false } : { ...first, film }
}

/** `35.75`, or `35.75.off` */
const windowText = ({ film, glass, isOn, unread }: TintedWindow) =>
  unread ?? [film, glass, ...(isOn ? [] : ['off'])].join('.')

/** The whole state as a query. */
export const tintState = ({
  vehicle,
  place,
  windows,
  selected,
  wrongGlass,
  view,
}: Tint): Record<string, string> => ({
  vehicle: vehicle.id,
  ...(place && { place }),
  ...Object.fromEntries(askedWindows.map((id) => [id, windowText(windows[id])])),
  selected,
  ...(wrongGlass !== undefined && { 'typed-glass': wrongGlass }),
  ...view,
})

/** The windows that are to be tinted, from front to back. */
export const tintedWindows = ({ windows }: Tint) => askedWindows.filter((id) => windows[id].isOn)

/** One line of the quote for each window; none until a wrong glass is corrected. */
export const tintLines = (tint: Tint): readonly FilmUrl[] =>
  tint.wrongGlass === undefined
    ? tintedWindows(tint).map((window) =>
        tintUrl({ ...tint.windows[window], window, place: tint.place, vehicle: tint.vehicle.id }),
      )
    : []

/** What the browser keeps now. */
const keptNow = (): Kept => ({
  vehicle: vehicleStore.get(),
  place: placeStore.get(),
  likely: likelyPlace(),
  now: monthOf(new Date()),
})

/** Changes the state, and keeps the vehicle and the place for the other tools and the next visit. */
export function changeTint(change: (tint: Tint) => Tint) {
  const next = change(readTint(new URLSearchParams(currentQuery()), keptNow()))
  setQueryState(tintState(next))
  if (vehicleStore.get() !== next.vehicle.id) vehicleStore.set(next.vehicle.id)
  if (next.place && placeStore.get() !== next.place) placeStore.set(next.place)
}

/** Takes another vehicle. Glass that was only assumed is now what that vehicle usually has. */
export const changeTintVehicle = (vehicle: Vehicle) =>
  changeTint((tint) => ({
    ...tint,
    vehicle,
    windows: byWindow((id) => {
      const { glass } = tint.windows[id]
      const isAssumed = glass === firstWindow(id, tint.vehicle).glass
      return { ...tint.windows[id], glass: isAssumed ? firstWindow(id, vehicle).glass : glass }
    }),
  }))

/** Changes the window that is selected. Another shade on a window that is not tinted tints it. */
export const changeWindow = (part: Partial<TintedWindow>, id?: WindowId) =>
  changeTint((tint) => {
    const window = id ?? tint.selected
    return {
      ...tint,
      windows: { ...tint.windows, [window]: { ...tint.windows[window], unread: undefined, ...part } },
    }
  })

export type Verdicts = Readonly<Record<WindowId, Verdict | null>>

/** `null` without a place, or while the glass is wrong. */
export function verdictsOf(tint: Tint, place: Place | undefined, now: Month | undefined): Verdicts {
  return byWindow((window) =>
    place &&
    tint.windows[window].unread === undefined &&
    !(tint.wrongGlass !== undefined && window === tint.selected)
      ? verdictOf(place, { ...tint.windows[window], window, vehicle: tint.vehicle.id }, now)
      : null,
  )
}

/** What adding the windows means for the law. */
export function summaryOf(ids: readonly WindowId[], place: Place | undefined, verdicts: Verdicts): string {
  if (!place) return texts.summary.noPlace
  const named = (kind: Verdict['kind']) =>
    listOf(ids.filter((id) => verdicts[id]?.kind === kind).map((id) => windowInSentence[id]))
  const [legal, illegal, unclear] = [named('within'), named('against'), named('unclear')]
  if (!illegal && !unclear)
    return ids.length === 0 ? '' : texts.summary.legal(texts.windowCount(ids.length), place.named)
  return [
    legal && texts.summary.onlyLegal(legal, place.named),
    !legal && !unclear && texts.summary.noneLegal(place.named),
    unclear && texts.summary.rest(unclear),
  ]
    .filter(Boolean)
    .join(' ')
}
