import type { Route } from 'next'
import { createState } from '@/lib/browser/browser'

const GATHER_MS = 150
const PAUSE_MS = 1500
const STALE_MS = 5000

const pending = new Map<string, () => string>()
const announced = createState('')
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
  stale = setTimeout(() => announced.set(''), STALE_MS)
  const text = Array.from(pending.values(), (compose) => compose())
    .filter(Boolean)
    .join(' ')
  pending.clear()
  // Screen readers read out the same text again only if it differs.
  announced.set(text && text === announced.get() ? `${text}\u00a0` : text)
}

export const { get: announcedText, subscribe: onAnnouncement } = announced

type ShownNotice = {
  number: number
  text: string
  /** The page where the visitor can act on the notice. */
  link: { href: Route; label: string } | undefined
}

const notices = createState<readonly ShownNotice[]>([])

/** Shows a notice on every page until the visitor closes it. */
export function showNotice(text: string, link?: ShownNotice['link']) {
  const number = (notices.get().at(-1)?.number ?? 0) + 1
  notices.set([...without(text), { number, text, link }])
}

export function closeNotice(text: string) {
  const others = without(text)
  if (others.length < notices.get().length) notices.set(others)
}

const without = (text: string) => notices.get().filter((other) => other.text !== text)

export const { get: shownNotices, subscribe: onNotices } = notices
