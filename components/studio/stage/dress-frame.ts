const SHEETS = 'link[rel="stylesheet"], style'

/** Copies the page's language, fonts and style sheets into an empty iframe. Returns a cleanup function. */
export function dressFrame(inner: Document): () => void {
  const { documentElement: root, body, head } = inner
  root.lang = document.documentElement.lang
  root.className = document.documentElement.className
  body.className = 'overflow-hidden'
  // Hides the content until the style sheets have loaded: unstyled slides form one long column.
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
  // Copies style sheets that are loaded later, including the carousel's.
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.matches(SHEETS)) copy(node)
    update()
  })
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}
