import type { Route } from 'next'
import { createSignal } from '@/lib/browser/browser'

const GATHER_MS = 150
const PAUSE_MS = 1500
const STALE_MS = 5000

const pending = new Map<string, () => string>()
const { notify, subscribe } = createSignal()
let announced = ''
let timer: ReturnType<typeof setTimeout> | undefined
let stale: ReturnType<typeof setTimeout> | undefined

/**
 * Announces a text politely to screen readers; an empty one clears what was said before. A burst of calls becomes one
 * announcement with one sentence for each topic, composed when it is made; announcements are at least a pause apart.
 */
export function announce(topic: string, compose: () => string) {
  pending.set(topic, compose)
  timer ??= setTimeout(announcePending, GATHER_MS)
}

function announcePending() {
  timer = pending.size > 0 ? setTimeout(announcePending, PAUSE_MS) : undefined
  if (!timer) return
  clearTimeout(stale)
  // Cleared, so that a visitor who reads through the page does not come across it.
  stale = setTimeout(() => setText(''), STALE_MS)
  const text = Array.from(pending.values(), (compose) => compose())
    .filter(Boolean)
    .join(' ')
  pending.clear()
  // Screen readers read out the same text again only if it differs.
  setText(text && text === announced ? `${text}\u00a0` : text)
}

function setText(text: string) {
  announced = text
  notify()
}

export const announcedText = () => announced
export const onAnnouncement = subscribe

type ShownNotice = {
  number: number
  text: string
  /** The page where the visitor can act on the notice. */
  link: { href: Route; label: string } | undefined
}

const notices = createSignal()
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
export const onNotices = notices.subscribe

function change(next: readonly ShownNotice[]) {
  shown = next
  notices.notify()
}
