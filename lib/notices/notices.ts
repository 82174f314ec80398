const listeners = new Set<() => void>()
let shown: readonly string[] = []

/** Something that the visitor must see, whatever page is open; it stays until it is closed. */
export function showNotice(text: string) {
  change([...shown.filter((other) => other !== text), text])
}

export function closeNotice(text: string) {
  if (shown.includes(text)) change(shown.filter((other) => other !== text))
}

export const shownNotices = () => shown

export function onNotices(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function change(next: readonly string[]) {
  shown = next
  for (const onChange of listeners) onChange()
}
