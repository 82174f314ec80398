import { createSignal } from './signal'

const { notify, subscribe } = createSignal()
let isReported = false

export const onRefusal = subscribe

/** Reports a full or blocked storage once, however many writes it refuses. */
export function reportRefusal() {
  if (!isReported) isReported = notify()
}
