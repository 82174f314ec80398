import { type FocusEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'

/** A native modal dialog: the browser traps and restores the focus, and makes the page behind inert. */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const focused = useRef<Element | null>(null)
  const pressed = useRef<EventTarget | null>(null)

  // A layout effect, because its cleanup runs while the dialog is in the page and the browser can restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    const root = document.documentElement
    // The style sheet stops the page behind from scrolling. A scrollbar with a width leaves its place empty.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
    element?.showModal()
    return () => {
      element?.close()
      root.style.scrollbarGutter = ''
    }
  }, [])

  // Another tab may have removed the focused element.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    dialog.current?.querySelector('button')?.focus()
  })

  const close = () => dialog.current?.close()
  const events = {
    // One that is open was closed and opened again by StrictMode, which runs the effect twice.
    onClose: ({ currentTarget }: { currentTarget: HTMLDialogElement }) => !currentTarget.open && onClose(),
    onFocus({ target }: FocusEvent) {
      focused.current = target
    },
    onPointerDown({ target }: PointerEvent) {
      pressed.current = target
    },
    // A text selection that ends on the backdrop also fires a click there. Closing on pointerdown would let the rest of
    // the press move the focus to the page.
    onClick({ target, currentTarget }: MouseEvent) {
      if (target === currentTarget && pressed.current === target) close()
    },
  }
  return { dialog, close, events }
}
