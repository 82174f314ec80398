import { readVisitItem, writeVisitItem } from '@/lib/storage/items'
import { earlyPress, storePress } from './early-events'

const RELOADED_FOR = 'tersa.gone'

let pressed: string | undefined

/** Remembers the button that was pressed last, so that its drawer opens after a reload. */
export function rememberPress() {
  window.addEventListener('click', (event) => {
    pressed = earlyPress(event)
  })
}

/**
 * Reloads once when a deploy during the visit has removed a script, because the new page names the new one. Returns
 * `gone` if the script is still missing after that reload.
 */
export async function reloadIfGone(url: string): Promise<'available' | 'reloading' | 'gone'> {
  if (!(await isGone(url))) return 'available'
  const reloadedFor = readVisitItem(RELOADED_FOR) ?? ''
  // Without this record the page could reload endlessly.
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
