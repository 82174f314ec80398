import type { Route } from 'next'
import { createSignal } from '@/lib/storage/signal'

export type ShownNotice = {
  text: string
  /** The page where the visitor can act on the notice. */
  link?: { href: Route; label: string }
}

const { notify, subscribe } = createSignal()
let shown: readonly ShownNotice[] = []

/** Shows a notice on every page until the visitor closes it. */
export function showNotice(text: string, link?: ShownNotice['link']) {
  change([...shown.filter((other) => other.text !== text), link ? { text, link } : { text }])
}

export function closeNotice(text: string) {
  if (shown.some((other) => other.text === text)) change(shown.filter((other) => other.text !== text))
}

export const shownNotices = () => shown
export const onNotices = subscribe

function change(next: readonly ShownNotice[]) {
  shown = next
  notify()
}
