import { attempt, parseJson } from '@/lib/parsing/record'
import { consumeVisitItem, readVisitItem, writeVisitItem } from '@/lib/storage/items'

type EarlyEvents = { adds: unknown[]; presses: Set<HTMLElement> }

declare global {
  interface Window {
    /** What happened before hydration; `undefined` once React handles it. */
    tersaEarly?: EarlyEvents | undefined
  }
}

const ADDS = 'tersa.early'

/** Completes links to the other language. Records `cart:add` events, and the buttons with `data-early` that are pressed, until React handles them. */
export function recordEarlyEvents() {
  window.tersaEarly = { adds: [], presses: new Set() }
  addEventListener('cart:add', (event) => void window.tersaEarly?.adds.push(detailOf(event)))
  addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-early],a[hreflang]')
    // A link to the other language leads to the page as it is, also before React has seen its query and fragment.
    if (pressed instanceof HTMLAnchorElement) {
      pressed.search = location.search
      pressed.hash = location.hash
    } else if (pressed) window.tersaEarly?.presses.add(pressed)
  })
  // A page that is left before hydration passes on its events to the next page, which may also be left too early. It keeps
  // none itself, because the browser may restore it later.
  addEventListener('pagehide', () => {
    const adds = window.tersaEarly?.adds.splice(0).map(toPlain)
    if (adds) writeVisitItem(ADDS, JSON.stringify([...keptAdds(), ...adds]))
  })
}

/** Returns the details of all events so far, presses the recorded buttons again, and stops recording. */
export function replayEarlyEvents(): unknown[] {
  const { adds, presses } = window.tersaEarly ?? { adds: [], presses: [] }
  window.tersaEarly = undefined
  // After the effects that read what the browser keeps.
  for (const button of presses) setTimeout(() => button.click())
  const kept = keptAdds()
  consumeVisitItem(ADDS)
  return [...kept, ...adds]
}

/** The events of pages that were left too early. */
function keptAdds(): unknown[] {
  const adds = parseJson(readVisitItem(ADDS))
  return Array.isArray(adds) ? adds : []
}

/** The detail of an event from any script; `undefined` if reading it throws. */
export const detailOf = (event: { detail: unknown }): unknown => attempt(() => event.detail, undefined)

/** Converts a detail to what JSON can represent; `null` if that is not possible. */
const toPlain = (detail: unknown): unknown => attempt(() => JSON.parse(JSON.stringify(detail)), null)
