import { type ReactNode, useEffect } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon } from '@/components/ui/icons'
import { onMinute, useBrowserValue, useStoredValue } from '@/lib/browser/use-browser-value'
import { type LocalTime, localTime } from '@/lib/config/local-time'
import { localTimeNote } from '@/lib/content/places'
import { attempt } from '@/lib/parsing/record'
import { formatDayOfWeek, openState, openWords, type ShownHours } from '@/lib/workshop/hours'
import { shopPlaceStore } from '@/lib/workshop/shop-place'
import { HoursTable } from './hours-table'

// They use only shared styles: a style sheet that loads later could end up on every page.

/** Whether a place is open by its own clock. Not in the exported HTML, which may be old; its height is reserved. */
export function OpenLine({ hours }: { hours: ShownHours }) {
  const now = useLocalTime(hours.timeZone)
  const state = now && openState(hours, now)
  if (!state) return null
  const isOpen = state.is === 'open'
  return (
    <p className="d-inline-flex gap-2 m-0 fw-semibold" data-open={isOpen || undefined}>
      {isOpen ? <CheckIcon /> : <SpriteIcon name="clock" />}
      <span>{openWords(state)}</span>
    </p>
  )
}

/** Shown only to visitors in another time zone than a place; its height is reserved. */
export function LocalTimeNote({ zones }: { zones: readonly string[] }) {
  const [zone = ''] = zones
  const now = useLocalTime(zone)
  const isNeeded = now && zones.some((each) => browserName(each) !== browserName())
  return isNeeded && localTimeNote(formatDayOfWeek(now.day))
}

/** The table with today’s row marked. */
export function LiveHours({ hours, builtOn }: { hours: ShownHours; builtOn: string }) {
  return <HoursTable hours={hours} builtOn={builtOn} today={useLocalTime(hours.timeZone)?.day} />
}

/** Of the children, one for each place, the one whose place was chosen last; by default the first. */
export function ChosenPlace({
  names,
  children,
}: {
  names: readonly string[]
  children: readonly ReactNode[]
}) {
  const chosen = useStoredValue(shopPlaceStore)
  useEffect(() => {
    // A listener for each part, because removing a shared one would remove it for all.
    const onClick = (event: MouseEvent) => chooseLinkedPlace(event)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return children[names.indexOf(chosen ?? '')] ?? children[0]
}

/** A link to call a place, or to find the way there, chooses it. */
function chooseLinkedPlace({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('[data-place] a') : null
  const place = link?.closest<HTMLElement>('[data-place]')?.dataset.place
  if (place) shopPlaceStore.set(place)
}

const MINUTE_MS = 60_000

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The clock of a place, in whole minutes; `undefined` while hydrating, and in a browser without its time zone. */
export function useLocalTime(timeZone: string): LocalTime | undefined {
  const now = useBrowserValue(thisMinute, onMinute)
  return now !== undefined && browserName(timeZone) ? localTime(new Date(now), timeZone) : undefined
}

/**
 * The browser's name for a time zone, by default the visitor's; it may be an older one, such as Asia/Calcutta. A zone that is
 * newer than the browser has none.
 */
const browserName = (timeZone?: string): string | undefined =>
  attempt(() => new Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone, undefined)
