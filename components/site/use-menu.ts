import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { closeMenu, detailsOf, isFloating, isShown, stopAfter } from './menu-element'

/**
 * Keys and closing for a menu that is a native `<details>` with its panel beside it:
 * it opens without this code, which adds what the element does not do by itself.
 */
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
    // Where the width gives the panel no toggle there is no menu to steer.
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

  /** A link leads away, or to the page that is already here: either way the menu has done its work. */
  function onClick(event: MouseEvent<HTMLDivElement>) {
    if (event.target instanceof Element && event.target.closest('a[href]')) closeMenu(event.currentTarget)
  }

  return { ref: root, onKeyDown, onClick, 'data-menu': true }
}

/** Its stops are then the other menu's: one list, so that no key is caught in the inner one. */
function isPartOfAnother(menu: Element): boolean {
  return Boolean(menu.parentElement?.closest('[data-menu]')) && !isFloating(menu)
}

// What floats over the page is dismissed from anywhere. What pushes the page down stays:
// closing it under a finger would move the very thing that is pressed.
function onDismiss(menu: Element | null) {
  function onElsewhere({ target }: Event) {
    if (isFloating(menu) && target instanceof Node && !menu?.contains(target)) closeMenu(menu)
  }
  function onEscape({ key }: globalThis.KeyboardEvent) {
    if (key === 'Escape' && isFloating(menu)) closeMenu(menu)
  }
  document.addEventListener('pointerdown', onElsewhere)
  document.addEventListener('focusin', onElsewhere)
  document.addEventListener('keydown', onEscape)
  return () => {
    document.removeEventListener('pointerdown', onElsewhere)
    document.removeEventListener('focusin', onElsewhere)
    document.removeEventListener('keydown', onEscape)
  }
}
