import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Replays the changes that a visitor has made in a part of the page before hydration. Without it the controls would jump
 * back with the next render.
 */
export function useEarlyChanges(id: string) {
  const changes = useRef<readonly ReturnType<typeof changeOf>[]>([])
  // In the commit that hydrates the page, React has not rendered what the browser keeps yet.
  useLayoutEffect(() => {
    // A page that the visitor has come to by a link is not hydrated.
    if (!window.tersaEarly) return
    const controls = document.getElementById(id)?.querySelectorAll<Control>('input, select') ?? []
    changes.current = Array.from(controls, changeOf)
  }, [id])

  // The stores are subscribed to by then. React renders between two timers, so that each handler sees what the one before it
  // has changed.
  useEffect(() => {
    const timers = changes.current.map((apply) => apply && setTimeout(apply))
    return () => timers.forEach(clearTimeout)
  }, [])
}

type Control = HTMLInputElement | HTMLSelectElement

/** How to make React notice that a control is not as it was in the HTML. */
function changeOf(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { value, options } = control
    const original = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
    if (value === original?.value) return undefined
    return () => {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  const { type, checked, value } = control
  if (type === 'radio' || type === 'checkbox') {
    if (checked === control.defaultChecked || (type === 'radio' && !checked)) return undefined
    return () => {
      // The click changes it back, and React compares both.
      control.checked = !checked
      control.click()
    }
  }
  if (!['range', 'date'].includes(type) || value === control.defaultValue) return undefined
  return () => {
    control.value = control.defaultValue
    // React overrides the property of the element to notice writes that are not the visitor's.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
