import { type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { dressFrame } from './dress-frame'
import styles from './stage.module.scss'

const TITLE = 'The carousel as visitors will see it'

type Props = { onFrame: (frame: Window | null) => void; children: ReactNode }

/** An empty frame whose width and height apply to the style sheets' media queries. */
export function PreviewFrame({ onFrame, children }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null)

  const attach = useCallback(
    (frame: HTMLIFrameElement) => {
      let undress = () => {}
      let dressed: Document | null = null
      // Some browsers replace the first empty document by a second one.
      function prepare() {
        const inner = frame.contentDocument
        if (!inner?.body || inner === dressed) return
        undress()
        undress = dressFrame(inner)
        dressed = inner
        setBody(inner.body)
        onFrame(frame.contentWindow)
      }
      prepare()
      frame.addEventListener('load', prepare)
      return () => {
        frame.removeEventListener('load', prepare)
        undress()
        onFrame(null)
      }
    },
    [onFrame],
  )

  return (
    <>
      <iframe ref={attach} className={styles.frame} title={TITLE} />
      {body && createPortal(<Inert>{children}</Inert>, body)}
    </>
  )
}

/** A separate document for screen readers. The slide's button is inert. */
function Inert({ children }: { children: ReactNode }) {
  function stopLinks(event: MouseEvent) {
    if (event.target instanceof Node && closestLink(event.target)) event.preventDefault()
  }
  return (
    <main aria-label={TITLE} onClickCapture={stopLinks}>
      <h1 className="visually-hidden">{TITLE}</h1>
      {children}
    </main>
  )
}

/** The frame's elements are no instances of this window's classes. */
function closestLink(target: Node): Element | null {
  const element = 'closest' in target ? target : target.parentElement
  return element && 'closest' in element && typeof element.closest === 'function'
    ? element.closest('a')
    : null
}
