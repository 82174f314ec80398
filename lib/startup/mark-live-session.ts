import { readItem } from '@/lib/storage/local-items'

/** Marks the document before its first paint, so that /login can hide its form while it redirects. */
export function markLiveSession(now: number) {
  if (readItem('token') && Number(readItem('expiresAt')) > now)
    document.documentElement.dataset.session = 'live'
}
