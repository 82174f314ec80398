/** Notifies its listeners of a change, and of the events of the window that it names. */
export function createSignal(...events: readonly string[]) {
  const listeners = new Set<() => void>()

  return {
    /** Returns whether anyone was listening. */
    notify() {
      for (const onChange of listeners) onChange()
      return listeners.size > 0
    },
    /** Returns a function that unsubscribes. */
    subscribe(onChange: () => void) {
      listeners.add(onChange)
      for (const event of events) window.addEventListener(event, onChange)
      return () => {
        listeners.delete(onChange)
        for (const event of events) window.removeEventListener(event, onChange)
      }
    },
  }
}
