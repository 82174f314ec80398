const listeners = new Set<() => void>()
let current: string | null = null

/** Something that the visitor must see, whatever page is open; it stays until it is closed. */
export function showNotice(text: string | null) {
  current = text
  for (const onChange of listeners) onChange()
}

export const shownNotice = () => current

export function onNotice(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}
