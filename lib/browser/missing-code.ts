import { withDeadline } from './browser'

/** The scripts that could not be loaded, by their URLs. */
const missing = new Set<string>()
/** The errors of earlier calls. */
const seen = new WeakSet<object>()

/**
 * Loads code, and requests the scripts that were missing before. The bundler keeps some failures for as long as the page is
 * open: it takes code that has arrived since, but does not request it again.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) missing.add(target.src)
  }
  window.addEventListener('error', note, true)
  try {
    await Promise.all(Array.from(missing, requestScript))
    return await load()
  } finally {
    window.removeEventListener('error', note, true)
  }
}

/** Resolves when the script has run or failed. */
function requestScript(src: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.onload = () => {
      missing.delete(src)
      resolve()
    }
    script.onerror = () => {
      script.remove()
      resolve()
    }
    script.src = src
    document.head.append(script)
  })
}

/**
 * Why code could not be loaded: `replaced` by another release, or the connection. `kept`: nothing is missing, and the bundler
 * answers with the error of an earlier call.
 */
export async function findReason(error: Error): Promise<'replaced' | 'kept' | 'connection'> {
  const isKept = seen.has(error) && missing.size === 0
  seen.add(error)
  const gone = await withDeadline(Promise.all(Array.from(missing, isGone))).catch(() => [false])
  if (gone.includes(true)) return 'replaced'
  return isKept ? 'kept' : 'connection'
}

/** Whether another release has removed the file. */
export const isGone = (src: string) =>
  fetch(src, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  )
