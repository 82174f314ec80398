import { earlyPress, storePress } from '@/lib/browser/early-events'
import { readVisitItem, writeVisitItem } from '@/lib/storage/visit-items'

const RELOADED_FOR = 'tersa.gone'

let pressed: string | undefined

/** Remembers the button that was pressed last, so that its drawer opens after a reload. */
export function rememberPress() {
  window.addEventListener('click', (event) => {
    pressed = earlyPress(event)
  })
}

/**
 * Reloads once when a deploy during the visit has removed a script, because the new page names the new one. `gone` is a
 * script that stays away although the page has been reloaded for it.
 */
export async function reloadIfGone(url: string): Promise<'there' | 'reloading' | 'gone'> {
  if (!(await isGone(url))) return 'there'
  const reloadedFor = readVisitItem(RELOADED_FOR) ?? ''
  // Without this note the page could reload for ever.
  if (reloadedFor.includes(url) || !writeVisitItem(RELOADED_FOR, `${reloadedFor} ${url}`)) return 'gone'
  storePress(pressed)
  window.location.reload()
  return 'reloading'
}

async function isGone(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5000) })).status === 404
  } catch {
    return false
  }
}
