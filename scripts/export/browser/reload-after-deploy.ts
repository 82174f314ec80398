import { earlyPress, keepPress } from '@/lib/outside/early'
import { keepVisitItem, readVisitItem } from '@/lib/storage/visit-items'
import { isOwnChunk } from './own-scripts'

const RELOADED_FOR = 'tersa.gone'

/** Reloads once when a deploy during the visit has removed a script that the page needs. */
export function reloadAfterDeploy() {
  let pressed: string | undefined
  window.addEventListener('click', (event) => {
    pressed = earlyPress(event)
  })
  // Errors of scripts do not bubble.
  window.addEventListener('error', ({ target }) => void reloadIfGone(target, pressed), true)
}

async function reloadIfGone(target: EventTarget | null, pressed: string | undefined) {
  if (!(target instanceof HTMLScriptElement) || !isOwnChunk(target.src)) return
  const reloadedFor = readVisitItem(RELOADED_FOR) ?? ''
  // If one reload did not bring the script back, another will not.
  if (reloadedFor.includes(target.src) || !(await isGone(target.src))) return
  // Without this note the page could reload for ever.
  if (!keepVisitItem(RELOADED_FOR, `${reloadedFor} ${target.src}`)) return
  keepPress(pressed)
  window.location.reload()
}

async function isGone(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD' })).status === 404
  } catch {
    return false
  }
}
