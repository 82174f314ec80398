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
