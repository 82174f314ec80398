const DRESSED = 'dressed'

/** Gives an empty frame the page's language, fonts and style sheets, and returns its body. */
export function dressFrame(frame: HTMLIFrameElement): HTMLElement | null {
  const inner = frame.contentDocument
  if (!inner?.body) return null
  const { documentElement: root, body } = inner
  if (root.dataset[DRESSED]) return body
  root.dataset[DRESSED] = 'true'
  root.lang = document.documentElement.lang
  root.className = document.documentElement.className
  body.className = 'overflow-hidden'
  copySheets(inner)
  return body
}

/** Nothing shows until the sheets are there: without them the slides would be one long column. */
function copySheets(inner: Document) {
  const sheets = document.querySelectorAll('link[rel="stylesheet"], style')
  let waiting = 0
  inner.body.hidden = true
  const settle = () => {
    waiting -= 1
    if (waiting <= 0) inner.body.hidden = false
  }
  for (const sheet of sheets) {
    const copy = inner.importNode(sheet, true)
    if (copy instanceof HTMLLinkElement || copy.nodeName === 'LINK') {
      waiting += 1
      copy.addEventListener('load', settle)
      copy.addEventListener('error', settle)
    }
    inner.head.append(copy)
  }
  if (waiting === 0) inner.body.hidden = false
}
