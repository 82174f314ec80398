import { parseJson } from '@/lib/parsing/parse-json'
import { consumeVisitItem, keepVisitItem, readVisitItem } from '@/lib/storage/visit-items'

type EarlyEvents = { adds: unknown[]; press: string | undefined }

declare global {
  interface Window {
    /** What happened before the page hydrated; `undefined` once the page listens itself. */
    tersaEarly?: EarlyEvents | undefined
  }
}

const ADDS = 'tersa.early'
const PRESS = 'tersa.press'

/** Runs in the inline script at the top of each page, long before React. */
export function recordEarlyEvents() {
  const early: EarlyEvents = { adds: [], press: consumeVisitItem(PRESS) ?? undefined }
  window.tersaEarly = early
  window.addEventListener('cart:add', (event) => {
    if (window.tersaEarly === early) early.adds.push(detailOf(event))
  })
  window.addEventListener('click', (event) => {
    if (window.tersaEarly === early) early.press = earlyPress(event) ?? early.press
  })
  // A page that is left before it hydrates passes its events on to the next one, which may be left as early.
  window.addEventListener('pagehide', () => {
    if (window.tersaEarly !== early || early.adds.length === 0) return
    const adds = [...keptAdds(readVisitItem(ADDS)), ...early.adds.splice(0).map(toPlain)]
    keepVisitItem(ADDS, JSON.stringify(adds))
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

/** What is left of a detail as JSON: nothing if it cannot be read. */
function toPlain(detail: unknown): unknown {
  try {
    return JSON.parse(
      JSON.stringify(detail, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
    )
  } catch {
    return null
  }
}

function keptAdds(json: string | null): unknown[] {
  const adds = parseJson(json)
  return Array.isArray(adds) ? adds : []
}

/** The name of the drawer whose button was pressed. */
export function earlyPress({ target }: Event): string | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null
  return button?.dataset.opens
}

/** Lets the next page open the drawer that this one could not. */
export function keepPress(name: string | undefined) {
  if (name) keepVisitItem(PRESS, name)
}

/** The items emitted so far, on this page or on one left too soon; recording ends here. */
export function consumeEarlyAdds(): unknown[] {
  const adds = [...keptAdds(consumeVisitItem(ADDS)), ...(window.tersaEarly?.adds ?? [])]
  window.tersaEarly = undefined
  return adds
}

export function wasPressedEarly(name: string): boolean {
  return window.tersaEarly?.press === name
}
