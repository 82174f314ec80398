/** In Chromium other tabs see a write a moment later, so the lock is held that long. */
export const UNTIL_SEEN_MS = 50

/**
 * Runs `work` while no other tab holds the lock; at once where the browser has no locks. `workBeforeLeaving` runs if the
 * page is left before that, and both may run.
 */
export async function withLock(name: string, work: () => void, workBeforeLeaving: () => void): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  window.addEventListener('pagehide', workBeforeLeaving)
  try {
    await locks.request(name, () => {
      work()
      return new Promise((resolve) => setTimeout(resolve, UNTIL_SEEN_MS))
    })
  } catch {
    // A page without an origin has no locks.
    work()
  } finally {
    window.removeEventListener('pagehide', workBeforeLeaving)
  }
}
