import { withDeadline } from '@/lib/browser/browser'
import { loading } from '@/lib/content/site'
import { closeNotice, showNotice } from '@/lib/notices/notices'

/** Loads code for a press. A failure is shown as a notice and gives `null`, and the next press tries again. */
export async function loadOrNotice<T>(name: string, load: () => Promise<T>): Promise<T | null> {
  closeNotice(loading.failed(name))
  try {
    return await withDeadline(load())
  } catch {
    showNotice(loading.failed(name))
    return null
  }
}
