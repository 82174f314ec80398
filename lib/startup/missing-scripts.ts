import { isOwnChunk } from './own-scripts'

/** A script that cannot be loaded is requested again after these times. */
const RETRY_DELAYS = [1000, 5000]

type Failure = { element: HTMLScriptElement; retries: number }

/**
 * Requests the site's scripts again when they cannot be loaded. Other listeners get the `error` event only after the last
 * failure, when the page also offers to reload.
 */
export function retryMissingScripts() {
  /** With `data-missing-code` the page says that it lacks code: another release is there, or the connection failed. */
  const root = document.documentElement
  const failures = new Map<string, Failure>()

  async function retry(src: string, failure: Failure) {
    const delay = RETRY_DELAYS[failure.retries++]
    if (delay === undefined) {
      root.dataset.missingCode = (await isGone(src)) ? 'replaced' : 'failed'
      failure.element.dispatchEvent(new Event('error'))
      return
    }
    await new Promise((resolve) => setTimeout(resolve, delay))
    const again = document.createElement('script')
    again.src = src
    document.head.append(again)
  }

  // The events of an element do not bubble, but they can be captured.
  addEventListener(
    'error',
    (event) => {
      const { target: element } = event
      const src = element instanceof HTMLScriptElement && element.getAttribute('src')
      if (!src || !isOwnChunk(src)) return
      const failure = failures.get(src) ?? { element, retries: 0 }
      if (failure.retries > RETRY_DELAYS.length) return
      failures.set(src, failure)
      event.stopImmediatePropagation()
      void retry(src, failure)
    },
    true,
  )
  document.addEventListener(
    'load',
    ({ target }) => {
      const wasMissing =
        target instanceof HTMLScriptElement && failures.delete(target.getAttribute('src') ?? '')
      if (wasMissing && failures.size === 0) delete root.dataset.missingCode
    },
    true,
  )
}

/** Whether another release has removed the file. */
const isGone = (src: string) =>
  fetch(src, { method: 'HEAD', signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status === 404,
    () => false,
  )
