const GATHER_MS = 150
const PAUSE_MS = 1500
const STALE_MS = 5000

const pending = new Map<string, () => string>()
const listeners = new Set<() => void>()
let spoken = ''
let timer: ReturnType<typeof setTimeout> | undefined
let stale: ReturnType<typeof setTimeout> | undefined

/**
 * Says it politely, to those who listen to the page. What comes in a burst is one
 * sentence for each topic, composed when its turn has come, and never two within a pause.
 */
export function announce(topic: string, compose: () => string) {
  pending.set(topic, compose)
  timer ??= setTimeout(speak, GATHER_MS)
}

function speak() {
  timer = pending.size > 0 ? setTimeout(speak, PAUSE_MS) : undefined
  if (!timer) return
  clearTimeout(stale)
  // What has been said is no part of the page.
  stale = setTimeout(() => say(''), STALE_MS)
  const text = Array.from(pending.values(), (compose) => compose()).join(' ')
  pending.clear()
  // The same words a second time are read out only when the text differs.
  say(text === spoken ? `${text}\u00a0` : text)
}

function say(text: string) {
  spoken = text
  for (const onChange of listeners) onChange()
}

export const spokenText = () => spoken

export function onSpoken(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}
