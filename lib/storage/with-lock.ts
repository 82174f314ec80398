/** Chromium shows a write to other tabs a moment later, so the lock is held that long. */
const UNTIL_SEEN_MS = 50

/**
 * Runs `work` while no other tab runs work of the same name; at once where the browser has no locks. A page that is left
 * before its turn runs it then, so `work` may be called more than once.
 */
export async function whenAlone(name: string, work: () => void): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  window.addEventListener('pagehide', work)
  try {
    await locks.request(name, () => {
      work()
      return new Promise((resolve) => setTimeout(resolve, UNTIL_SEEN_MS))
    })
  } catch {
    // A page without an origin has no locks.
    work()
  } finally {
    window.removeEventListener('pagehide', work)
  }
}
