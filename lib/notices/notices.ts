import type { Route } from 'next'

export type ShownNotice = {
  text: string
  /** The page where the visitor can act on the notice. */
  link?: { href: Route; label: string }
}

const listeners = new Set<() => void>()
let shown: readonly ShownNotice[] = []

/** Shows a notice on every page until the visitor closes it. */
export function showNotice(text: string, link?: ShownNotice['link']) {
  change([...shown.filter((other) => other.text !== text), link ? { text, link } : { text }])
}

export function closeNotice(text: string) {
  if (shown.some((other) => other.text === text)) change(shown.filter((other) => other.text !== text))
}

export const shownNotices = () => shown

export function onNotices(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function change(next: readonly ShownNotice[]) {
  shown = next
  for (const onChange of listeners) onChange()
}
