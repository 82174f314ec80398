import { withDeadline } from '@/lib/browser/with-deadline'
import { closeNotice, showNotice } from '@/lib/notices/notices'

export const notLoaded = (name: string) => `${name} could not be loaded. Check your connection and try again.`

/** Loads code for a press. A failure is shown as a notice and gives `null`, and the next press tries again. */
export async function loadOrNotice<T>(name: string, load: () => Promise<T>): Promise<T | null> {
  closeNotice(notLoaded(name))
  try {
    return await withDeadline(load())
  } catch {
    showNotice(notLoaded(name))
    return null
  }
}
