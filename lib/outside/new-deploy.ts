import { keepVisitItem, takeVisitItem } from '@/lib/storage/visit-items'

const REOPEN = 'tersa.reopen'

/** Longer than a reload takes; a later fault is one of its own. */
const RELOAD_MS = 20_000

/**
 * After a new deploy the host has this page's later code no more: the page is loaded anew, and `name` is what
 * opens then. Not when the host cannot be reached, where a reload would lose the page, nor when this
 * is that reload: whether the page goes.
 */
export async function reloadFor(name: string): Promise<boolean> {
  if (!(await isReachable()) || !keepVisitItem(REOPEN, `${Date.now()} ${name}`)) return false
  window.location.reload()
  return true
}

/** Whether the page has just been loaded anew to open this; true once. */
export function isReopened(name: string): boolean {
  const kept = takeVisitItem(REOPEN) ?? ''
  const isThis = kept.slice(kept.indexOf(' ') + 1) === name
  if (kept && !isThis) keepVisitItem(REOPEN, kept)
  return isThis && Date.now() - Number.parseInt(kept, 10) < RELOAD_MS
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
