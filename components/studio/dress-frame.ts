const SHEETS = 'link[rel="stylesheet"], style'

/** Gives an empty frame the page's language, fonts and style sheets. Returns the undo. */
export function dressFrame(inner: Document): () => void {
  const { documentElement: root, body, head } = inner
  root.lang = document.documentElement.lang
  root.className = document.documentElement.className
  body.className = 'overflow-hidden'
  // Nothing shows until the sheets are there: without them the slides would be one long column.
  let waiting = 0
  const update = () => {
    body.hidden = waiting > 0
  }

  function copy(sheet: Element) {
    const twin = inner.importNode(sheet, true)
    if (twin.nodeName === 'LINK') {
      waiting += 1
      const settle = () => {
        waiting -= 1
        update()
      }
      twin.addEventListener('load', settle)
      twin.addEventListener('error', settle)
    }
    head.append(twin)
  }

  for (const sheet of document.querySelectorAll(SHEETS)) copy(sheet)
  update()
  // Sheets of parts that are loaded later, the carousel's own among them.
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.matches(SHEETS)) copy(node)
    update()
  })
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}
