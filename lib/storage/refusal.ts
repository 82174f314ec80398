const listeners = new Set<() => void>()
let isSaid = false

/** Storage that is full or forbidden is no fault of the visitor's; it is said once, however often it refuses. */
export function reportRefusal() {
  if (isSaid || listeners.size === 0) return
  isSaid = true
  for (const onRefusal of listeners) onRefusal()
}

export function onRefusal(handle: () => void) {
  listeners.add(handle)
  return () => void listeners.delete(handle)
}
