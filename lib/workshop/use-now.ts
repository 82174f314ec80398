import { onReturn, useBrowserValue } from '@/lib/browser/use-browser-value'
import { type LocalTime, localTime } from './hours'

const MINUTE_MS = 60_000

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The clock of a place, in whole minutes; `undefined` in the exported HTML, and in a browser without its time zone. */
export function useLocalTime(timeZone: string): LocalTime | undefined {
  const now = useBrowserValue(thisMinute, onMinute)
  return now !== undefined && browserName(timeZone) ? localTime(new Date(now), timeZone) : undefined
}

/** The browser's name for a time zone, by default the visitor's; it may be an older one, such as Asia/Calcutta. */
export function browserName(timeZone?: string): string | undefined {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone
  } catch {
    // A zone that is newer than the browser.
    return undefined
  }
}

function onMinute(onChange: () => void) {
  const timer = setInterval(onChange, 5_000)
  const stop = onReturn(onChange)
  return () => {
    clearInterval(timer)
    stop()
  }
}
