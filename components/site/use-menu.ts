import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'

const STOPS = 'a[href], button, input, summary'

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Adds keyboard support and closing to a menu made of a native `<details>`, which opens without this code. */
export function useMenu() {
  const root = useRef<HTMLDivElement>(null)
  const pathname = usePathname()
  const shownOn = useRef(pathname)

  // React does not control `open`, so a change of route, including Back, closes the menu here.
  useEffect(() => {
    if (shownOn.current !== pathname) closeMenu(root.current)
    shownOn.current = pathname
  }, [pathname])

  useEffect(() => onDismiss(root.current), [])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const menu = event.currentTarget
    const details = detailsOf(menu)
    const isTyping = event.target instanceof HTMLInputElement && event.target.value !== ''
    // At widths without a toggle the panel is always open, so it is not a menu.
    if (!details || !isShown(details) || isTyping || event.ctrlKey || event.altKey || event.metaKey) return

    if (event.key === 'Escape' && details.open) {
      event.stopPropagation()
      closeMenu(menu)
      details.querySelector('summary')?.focus()
    }
    if (isPartOfAnother(menu) || (!details.open && !event.key.startsWith('Arrow'))) return

    if (event.key.startsWith('Arrow')) details.open = true
    const stop = stopAfter(event.key, menu)
    if (!stop) return
    event.preventDefault()
    stop.focus()
  }

  /** Any link closes the menu, including one to the current page, which changes no route. */
  function onClick(event: MouseEvent<HTMLDivElement>) {
    if (event.target instanceof Element && event.target.closest('a[href]')) closeMenu(event.currentTarget)
  }

  return { ref: root, onKeyDown, onClick, 'data-menu': true }
}

/** Whether the menu's stops belong to an outer menu, so that the arrow keys do not get stuck in the inner one. */
function isPartOfAnother(menu: Element): boolean {
  return Boolean(menu.parentElement?.closest('[data-menu]')) && !isFloating(menu)
}

// A floating menu closes on a press, focus or Escape elsewhere. One that pushes the page down stays open, because closing
// it would move the element that is being pressed.
function onDismiss(menu: Element | null) {
  function onElsewhere({ target }: Event) {
    if (isFloating(menu) && target instanceof Node && !menu?.contains(target)) closeMenu(menu)
  }
  function onEscape({ key }: globalThis.KeyboardEvent) {
    if (key === 'Escape' && isFloating(menu)) closeMenu(menu)
  }
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('pointerdown', onElsewhere, { signal })
  document.addEventListener('focusin', onElsewhere, { signal })
  document.addEventListener('keydown', onEscape, { signal })
  return () => listening.abort()
}

// The root of a menu contains a `<details>` with the summary, followed by the panel.

function detailsOf(menu: Element | null): HTMLDetailsElement | null {
  return menu?.querySelector('details') ?? null
}

/** Closes the menu; focus inside its panel moves to its summary. */
function closeMenu(menu: Element | null) {
  const details = detailsOf(menu)
  if (!details?.open) return
  if (details.nextElementSibling?.contains(document.activeElement)) details.querySelector('summary')?.focus()
  details.open = false
}

/** Whether the panel floats over the page instead of pushing it down. */
function isFloating(menu: Element | null): boolean {
  const panel = detailsOf(menu)?.nextElementSibling
  return Boolean(panel && getComputedStyle(panel).position === 'absolute')
}

/** The visible stop that a key moves to; `null` for keys that a menu does not handle. */
function stopAfter(key: string, menu: Element): HTMLElement | null {
  const step = STEPS[key]
  if (!step) return null
  const stops = Array.from(menu.querySelectorAll<HTMLElement>(STOPS)).filter(isShown)
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  return stops[step(at, stops.length)] ?? null
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0
}
