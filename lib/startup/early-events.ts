import { parseJson } from '@/lib/parsing/record'
import { consumeVisitItem, readVisitItem, writeVisitItem } from '@/lib/storage/items'

type EarlyEvents = { adds: unknown[]; presses: Set<HTMLElement> }

declare global {
  interface Window {
    /** What happened before hydration; `undefined` once React handles it. */
    tersaEarly?: EarlyEvents | undefined
  }
}

const ADDS = 'tersa.early'

/** Records `cart:add` events, and the buttons with `data-early` that are pressed, until React handles them. */
export function recordEarlyEvents() {
  // A page that is left before hydration passes on its events to the next page, which may also be left too early.
  const kept = parseJson(readVisitItem(ADDS))
  const early: EarlyEvents = { adds: Array.isArray(kept) ? kept : [], presses: new Set() }
  window.tersaEarly = early
  window.addEventListener('cart:add', (event) => {
    if (window.tersaEarly === early) early.adds.push(detailOf(event))
  })
  window.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-early]')
    if (button) early.presses.add(button)
  })
  window.addEventListener('pagehide', () => {
    if (window.tersaEarly === early) writeVisitItem(ADDS, JSON.stringify(early.adds.map(toPlain)))
  })
}

/** Returns the details of all events so far, presses the recorded buttons again, and stops recording. */
export function replayEarlyEvents(): unknown[] {
  const early = window.tersaEarly
  window.tersaEarly = undefined
  consumeVisitItem(ADDS)
  // After the effects that read what the browser keeps.
  for (const button of early?.presses ?? []) setTimeout(() => button.click())
  return early?.adds ?? []
}

/** The detail of an event from any script; `undefined` if reading it throws. */
export function detailOf(event: { detail: unknown }): unknown {
  try {
    return event.detail
  } catch {
    return undefined
  }
}

/** Converts a detail to what JSON can represent; `null` if that is not possible. */
function toPlain(detail: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(detail))
  } catch {
    return null
  }
}
