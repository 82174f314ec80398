import { isGone } from '@/lib/browser/missing-code'
import { isOwnChunk } from './own-scripts'

/** A script that cannot be loaded is requested again after each of these times; 0 means to give up. */
type Failure = { original: HTMLScriptElement; delays: number[] }

/**
 * Requests the scripts of the HTML again when they cannot be loaded. Other listeners get the `error` event only after the
 * last failure, when the page also offers to reload. What loads later reports its own failure (components/ui/lazy-part.tsx).
 */
export function retryMissingScripts() {
  /** With `data-missing-code` the page says that it lacks code: another release is there, or the connection failed. */
  const root = document.documentElement
  const failures = new Map<string, Failure>()

  // The events of an element do not bubble, but they can be captured.
  addEventListener(
    'error',
    (event) => {
      const { target: element } = event
      // Only the scripts of the HTML have the attribute, and the requests for them here.
      if (!(element instanceof HTMLScriptElement && element.hasAttribute('async') && isOwnChunk(element.src)))
        return
      const failure = failures.get(element.src) ?? { original: element, delays: [1000, 5000, 0] }
      const delay = failure.delays.shift()
      if (delay === undefined) return
      failures.set(element.src, failure)
      event.stopImmediatePropagation()
      // The bundler would wait for a script that is in the page, even if it has failed.
      element.remove()
      if (delay > 0)
        setTimeout(() => {
          // With the same text as its source, by which the bundler knows its scripts.
          const src = element.getAttribute('src')
          document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
        }, delay)
      else
        void isGone(element.src).then((isReplaced) => {
          root.dataset.missingCode = isReplaced ? 'replaced' : 'failed'
          failure.original.dispatchEvent(new Event('error'))
        })
    },
    true,
  )
  document.addEventListener(
    'load',
    ({ target }) => {
      const isFound = target instanceof HTMLScriptElement && failures.delete(target.src)
      if (isFound && !failures.size) delete root.dataset.missingCode
    },
    true,
  )
}

/**
 * An error that reaches React's root, such as one in Next's router, empties the page or replaces it with Next's own error
 * page. This restores the page, so that visitors can read it and follow its links, and offers to reload it.
 */
export function restorePage() {
  const root = document.documentElement
  const { lang, className } = root
  let head: ChildNode[] = []
  let body: ChildNode[] = []

  const observer = new MutationObserver(() => {
    if (document.querySelector('main')) {
      head = [...document.head.childNodes]
      body = [...document.body.childNodes]
    } else if (body.length > 0) {
      // A style sheet that is still there would load again.
      document.head.append(...head.filter((node) => !node.isConnected))
      document.body.replaceChildren(...body)
      Object.assign(root, { lang, className })
      // Not on <html>, from which the next script that loads would remove it.
      document.body.dataset.missingCode = 'failed'
    }
    // The body does not exist yet when this script runs.
    for (const place of root.children) observer.observe(place, { childList: true })
  })
  observer.observe(root, { childList: true })
  return () => observer.disconnect()
}

/** Next's router passes the path to `history.replaceState`, which reads a double slash as the start of a host and throws. */
export function removeDoubleSlash(location: Pick<Location, 'pathname'>) {
  const { pathname } = location
  if (pathname.startsWith('//')) location.pathname = pathname.replace(/^\/+/, '/')
}
