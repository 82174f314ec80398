const listeners = new Set<() => void>()
let isReported = false

/** Reports a full or blocked storage once, however many writes it refuses. */
export function reportRefusal() {
  if (isReported || listeners.size === 0) return
  isReported = true
  for (const onRefusal of listeners) onRefusal()
}

export function onRefusal(handle: () => void) {
  listeners.add(handle)
  return () => void listeners.delete(handle)
}
