import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const notReadYet = () => undefined

/** The time at which the section was opened; `undefined` in the exported HTML, which may be old. */
export function useToday(): Date | undefined {
  const [today] = useState(() => new Date())
  return useSyncExternalStore<Date | undefined>(never, () => today, notReadYet)
}
