import type { Route } from 'next'
import { createSignal } from '@/lib/storage/signal'

export type ShownNotice = {
  number: number
  text: string
  /** The page where the visitor can act on the notice. */
  link: { href: Route; label: string } | undefined
}

const { notify, subscribe } = createSignal()
let count = 0
let shown: readonly ShownNotice[] = []

/** Shows a notice on every page until the visitor closes it. */
export function showNotice(text: string, link?: ShownNotice['link']) {
  count += 1
  change([...shown.filter((other) => other.text !== text), { number: count, text, link }])
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
