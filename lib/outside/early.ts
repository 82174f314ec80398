import { consumeVisitItem, keepVisitItem } from '@/lib/storage/visit-items'
import { parseJson } from './parse-json'

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
  window.addEventListener('cart:add', ({ detail }) => {
    if (window.tersaEarly) early.adds.push(detail)
  })
  window.addEventListener('click', (event) => {
    if (window.tersaEarly) early.press = earlyPress(event) ?? early.press
  })
  // A page that is left before it hydrates passes its events on to the next one.
  window.addEventListener('pagehide', () => {
    if (window.tersaEarly && early.adds.length > 0) keepVisitItem(ADDS, JSON.stringify(early.adds.splice(0)))
  })
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
  const left = parseJson(consumeVisitItem(ADDS))
  const adds = [...(Array.isArray(left) ? left : []), ...(window.tersaEarly?.adds ?? [])]
  window.tersaEarly = undefined
  return adds
}

export function wasPressedEarly(name: string): boolean {
  return window.tersaEarly?.press === name
}
