import { useRef } from 'react'

/** Ignores presses while the work of the first one goes on, so that a double click stores no file twice. */
export function useOneAtATime<Args extends unknown[]>(work: (...args: Args) => Promise<void>) {
  const isWorking = useRef(false)
  return async (...args: Args) => {
    if (isWorking.current) return
    isWorking.current = true
    try {
      await work(...args)
    } finally {
      isWorking.current = false
    }
  }
}
