import { parseJson } from '@/lib/parsing/record'
import { consumeVisitItem, readVisitItem, writeVisitItem } from '@/lib/storage/items'

type EarlyEvents = { adds: unknown[]; press: string | undefined }

declare global {
  interface Window {
    /** Events before hydration; `undefined` once React handles them. */
    tersaEarly?: EarlyEvents | undefined
  }
}

const ADDS = 'tersa.early'
const PRESS = 'tersa.press'

/** Runs in the inline script at the top of each page, before React. */
export function recordEarlyEvents() {
  const early: EarlyEvents = { adds: [], press: consumeVisitItem(PRESS) ?? undefined }
  window.tersaEarly = early
  window.addEventListener('cart:add', (event) => {
    if (window.tersaEarly === early) early.adds.push(detailOf(event))
  })
  window.addEventListener('click', (event) => {
    if (window.tersaEarly === early) early.press = earlyPress(event) ?? early.press
  })
  // A page that is left before hydration passes on its events to the next page, which may also be left too early.
  window.addEventListener('pagehide', () => {
    if (window.tersaEarly !== early || early.adds.length === 0) return
    const adds = [...readAdds(readVisitItem(ADDS)), ...early.adds.splice(0).map(toPlain)]
    writeVisitItem(ADDS, JSON.stringify(adds))
  })
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
    return JSON.parse(
      JSON.stringify(detail, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
    )
  } catch {
    return null
  }
}

function readAdds(json: string | null): unknown[] {
  const adds = parseJson(json)
  return Array.isArray(adds) ? adds : []
}

/** The id of the drawer whose button was pressed. */
export function earlyPress({ target }: Event): string | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null
  return button?.dataset.opens
}

/** Lets the next page open the drawer that this one could not. */
export function storePress(id: string | undefined) {
  if (id) writeVisitItem(PRESS, id)
}

/** Returns the details emitted so far, on this page and on pages left before hydration, and stops recording. */
export function consumeEarlyAdds(): unknown[] {
  const adds = [...readAdds(consumeVisitItem(ADDS)), ...(window.tersaEarly?.adds ?? [])]
  window.tersaEarly = undefined
  return adds
}

export function wasPressedEarly(id: string): boolean {
  return window.tersaEarly?.press === id
}
