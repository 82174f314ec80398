import { useSyncExternalStore } from 'react'

const two = (number: number) => String(number).padStart(2, '0')

function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
const notReadYet = () => undefined

/** The visitor's day, such as `2026-11-25`; `undefined` in the exported HTML and while hydrating. */
export const useToday = () => useSyncExternalStore(onReturn, today, notReadYet)

function onReturn(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}
