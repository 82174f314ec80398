import { type KeyboardEvent, type MouseEvent, useRef } from 'react'

const STOPS = 'a[href], button, input, summary'

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * Keys and closing for a menu that is a native `<details>` with its panel beside it:
 * it opens without this code, which adds what the element does not do by itself.
 */
export function useMenu() {
  const root = useRef<HTMLDivElement>(null)

  const disclosure = () => root.current?.querySelector('details')
  const summary = () => root.current?.querySelector('summary')
  const close = () => disclosure()?.removeAttribute('open')

  function onKeyDown(event: KeyboardEvent) {
    const details = disclosure()
    // Where the width gives the panel no toggle there is no menu to steer.
    if (!details || !isShown(summary())) return

    if (event.key === 'Escape' && details.open) {
      event.stopPropagation()
      close()
      summary()?.focus()
    }

    const step = STEPS[event.key]
    if (!step || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    event.stopPropagation()
    details.open = true
    const stops = Array.from(root.current?.querySelectorAll<HTMLElement>(STOPS) ?? []).filter(isShown)
    const at = stops.findIndex((stop) => stop.matches(':focus'))
    stops[step(at, stops.length)]?.focus()
  }

  /** A link leads away, or to the page that is already here: either way the menu has done its work. */
  function onClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a[href]')) close()
  }

  return { close, props: { ref: root, onKeyDown, onClick } }
}

function isShown(element: Element | null | undefined): boolean {
  return Boolean(element && element.getClientRects().length > 0)
}
