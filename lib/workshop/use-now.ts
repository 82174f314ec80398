import { onReturn, useBrowserValue } from '@/lib/browser/use-browser-value'

const MINUTE_MS = 60_000

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The visitor's clock in whole minutes. */
export const useNow = () => useBrowserValue(thisMinute, onMinute)

function onMinute(onChange: () => void) {
  const timer = setInterval(onChange, 5_000)
  const stop = onReturn(onChange)
  return () => {
    clearInterval(timer)
    stop()
  }
}
