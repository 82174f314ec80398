// The root of a menu contains a `<details>` with the summary, followed by the panel.

const STOPS = 'a[href], button, input, summary'

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

export function detailsOf(menu: Element | null): HTMLDetailsElement | null {
  return menu?.querySelector('details') ?? null
}

/** Closes the menu; focus inside its panel moves to its summary. */
export function closeMenu(menu: Element | null) {
  const details = detailsOf(menu)
  if (!details?.open) return
  if (details.nextElementSibling?.contains(document.activeElement)) details.querySelector('summary')?.focus()
  details.open = false
}

/** Whether the panel floats over the page instead of pushing it down. */
export function isFloating(menu: Element | null): boolean {
  const panel = detailsOf(menu)?.nextElementSibling
  return Boolean(panel && getComputedStyle(panel).position === 'absolute')
}

/** The visible stop that a key moves to; `null` for keys that a menu does not handle. */
export function stopAfter(key: string, menu: Element): HTMLElement | null {
  const step = STEPS[key]
  if (!step) return null
  const stops = Array.from(menu.querySelectorAll<HTMLElement>(STOPS)).filter(isShown)
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  return stops[step(at, stops.length)] ?? null
}

export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0
}
