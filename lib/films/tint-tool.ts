import type { PlaceId, VehicleId, WindowId } from '@/lib/content/facts/films'
import { type Place, places } from '@/lib/content/facts/laws'
import { placeNames } from '@/lib/content/tint-tool'
import type { Month } from '@/lib/content/words'
import { isKeyOf } from '@/lib/parsing/record'
import { currentQuery, type Query, setQueryState } from '@/lib/url/query-state'
import type { FilmUrl } from './film-url'
import { darkestMeeting, judge, lightestPossible, monthOf, type Verdict, verdictOf } from './laws'
import { likelyPlace } from './likely-place'
import { glassText, isPossibleGlass, type Pane, readPane, tintUrl, withoutMark } from './tint'
import { placeStore, vehicleStore } from './vehicle-store'
import { type Vehicle, vehicleOf } from './vehicles'

/** The windows, of which the tool shows those first that may have film where the vehicle is registered. */
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
  const given = only && query.get('glass')
  const typed = query.get('typed-glass') ?? (given && withoutMark(given))
  const first = openingOf(vehicle, place, kept.now)
  const isFirst = !only && askedWindows.every((id) => query.get(id) === null)
  const windowOf = (id: WindowId): TintedWindow => {
    if (isFirst) return first.windows[id]
    const assumed = firstWindow(id, vehicle)
    const own = query.get(id)
    if (only !== id && own === null) return { ...assumed, isOn: false }
    // A wrong glass has its own message.
    const glass = typed !== null && !isPossibleGlass(typed) ? null : given
    const [film, paneGlass, off] = only === id ? [query.get('film'), glass] : (own ?? '').split('.')
    const pane = off === undefined || off === 'off' ? readPane(film, paneGlass) : null
    return pane
      ? { ...pane, isOn: off === undefined }
      : { ...assumed, isOn: false, unread: own ?? String(film) }
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
      first.order[0],
    wrongGlass: typed !== null && !isPossibleGlass(typed) ? typed : undefined,
    view: {
      from: query.get('from') === 'outside' ? 'outside' : 'inside',
      at: query.get('at') === 'night' ? 'night' : 'day',
    },
  }
}

/** What may be closest to a limit that no shade meets. */
const LIGHTEST = 70
const FIRST_FILMS: Readonly<Record<WindowId, number>> = {
  'front-side': 35,
  'rear-side': 20,
  rear: 20,
  windscreen: 70,
}

/** Trucks and SUVs usually have privacy glass behind the driver. */
function firstWindow(id: WindowId, vehicle: Vehicle): TintedWindow {
  const isDark = (id === 'rear-side' || id === 'rear') && ['suv', 'truck'].includes(vehicle.drawing)
  return { film: FIRST_FILMS[id], glass: isDark ? 'privacy' : 'factory', isOn: id !== 'windscreen' }
}

type Opening = { windows: Tint['windows']; order: readonly [WindowId, ...WindowId[]] }

const openings = new Map<string, Opening>()

/** How the tool opens for a vehicle and a place, and the order of its windows: first those that may have film. */
export function openingOf(vehicle: Vehicle, place: PlaceId | undefined, now: Month | undefined): Opening {
  // Every part of the page that shows the tool's state asks for it in each render.
  const key = [vehicle.id, place, now].join()
  const opening = openings.get(key) ?? makeOpening(vehicle, place, now)
  openings.set(key, opening)
  return opening
}

function makeOpening(vehicle: Vehicle, placeId: PlaceId | undefined, now: Month | undefined): Opening {
  const place = places.find(({ id }) => id === placeId)
  const windows = byWindow((id) => {
    const first = firstWindow(id, vehicle)
    return place ? withinLaw(id, first, vehicle, place, now) : first
  })
  const [first = askedWindows[0], ...others] = askedWindows.toSorted(
    (a, b) => Number(windows[b].isOn) - Number(windows[a].isOn),
  )
  return { windows, order: [first, ...others] }
}

/**
 * The tool never opens with a film that is too dark: it takes the darkest shade that meets the law, else the lightest
 * that may, which depends on the glass or on how the vehicle is registered, else none.
 */
function withinLaw(
  window: WindowId,
  first: TintedWindow,
  vehicle: Vehicle,
  place: Place,
  now: Month | undefined,
): TintedWindow {
  const tint = { ...first, window, vehicle: vehicle.id }
  if (judge(place, tint, now).answer !== 'against') return first
  const film = darkestMeeting(place, tint, now) ?? lightestPossible(place, tint, now)
  return film === null ? { ...first, film: LIGHTEST, isOn: false } : { ...first, film }
}

/** `35.75`, or `35.74m.off` */
const windowText = ({ film, glass, isOn, unread }: TintedWindow) =>
  unread ?? [film, glassText(glass), ...(isOn ? [] : ['off'])].join('.')

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

/**
 * Takes another vehicle or place. A window that is as the tool opened follows it, and glass that was only assumed is now
 * what that vehicle usually has.
 */
export const changeOpening = (next: { vehicle?: Vehicle; place?: PlaceId }) =>
  changeTint((tint) => {
    const now = monthOf(new Date())
    const to = { ...tint, ...next }
    const [before, after] = [tint, to].map(({ vehicle, place }) => openingOf(vehicle, place, now))
    if (!before || !after) return to
    const isAsOpened = (id: WindowId) => windowText(tint.windows[id]) === windowText(before.windows[id])
    return {
      ...to,
      windows: byWindow((id) => {
        const [window, first, assumed] = [tint.windows[id], before.windows[id], after.windows[id]]
        if (isAsOpened(id)) return assumed
        return window.glass === first.glass ? { ...window, glass: assumed.glass } : window
      }),
      selected:
        tint.selected === before.order[0] && isAsOpened(tint.selected) ? after.order[0] : tint.selected,
    }
  })

/** Changes a window: the selected one, unless another is named. */
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
