import { useEffect, useRef } from 'react'

/** Closes a menu made of a `<details>` and the panel after it, which opens without this code. */
export function useMenu() {
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const details = root.current?.querySelector('details')
    const panel = details?.nextElementSibling
    if (!details || !panel) return
    const contains = ({ target }: Event) => target instanceof Node && root.current?.contains(target)
    // One that pushes the page down stays open: closing it would move the element that is being pressed.
    const isFloating = () => getComputedStyle(panel).position === 'absolute'
    function close() {
      if (details?.open && panel?.contains(document.activeElement)) details.querySelector('summary')?.focus()
      details?.removeAttribute('open')
    }

    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, (event) => !contains(event) && isFloating() && close(), { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        // The inner of two menus listens first.
        if (event.key !== 'Escape' || event.defaultPrevented || !details.open) return
        if (!contains(event) && !isFloating()) return
        event.preventDefault()
        close()
      },
      { signal },
    )
    // A link to the current page changes no route, and Back follows no link.
    panel.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a') && close(),
      { signal },
    )
    window.addEventListener('popstate', close, { signal })
    return () => listening.abort()
  }, [])

  return root
}
