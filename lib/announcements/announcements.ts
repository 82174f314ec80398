import { createSignal } from '@/lib/storage/signal'

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
