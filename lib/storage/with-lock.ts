/** In Chromium other tabs see a write a moment later, so the lock is held that long. */
export const UNTIL_SEEN_MS = 50

/** A tab that holds the lock for longer is frozen or broken, and must not keep others from saving. */
export const LONGEST_WAIT_MS = 1000

/**
 * Runs `work` while no other tab holds the lock; without it after a second, and at once where the browser has no locks.
 * `workBeforeLeaving` runs if the page is left before that, and both may run.
 */
export async function withLock(name: string, work: () => void, workBeforeLeaving: () => void): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  // A listener for each call: the end of an earlier call would remove a shared one.
  const onLeave = () => workBeforeLeaving()
  window.addEventListener('pagehide', onLeave)
  try {
    await locks.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, () => {
      work()
      return new Promise((resolve) => setTimeout(resolve, UNTIL_SEEN_MS))
    })
  } catch {
    // The wait was too long, or the page has no origin and therefore no locks.
    work()
  } finally {
    window.removeEventListener('pagehide', onLeave)
  }
}
