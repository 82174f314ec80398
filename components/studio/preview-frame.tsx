import { type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { dressFrame } from './dress-frame'
import styles from './stage.module.scss'

const TITLE = 'The carousel as visitors will see it'

type Props = { onFrame: (frame: Window | null) => void; children: ReactNode }

/** Renders its children into an iframe so that media queries use the preview's size. */
export function PreviewFrame({ onFrame, children }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null)

  const attach = useCallback(
    (frame: HTMLIFrameElement) => {
      let undress = () => {}
      let dressed: Document | null = null
      // Some browsers replace the initial empty document.
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

/** Marks the preview as a separate document for screen readers. The slide's button is inert. */
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

/** Elements in the iframe are not instances of this window's classes, so `instanceof` fails. */
function closestLink(target: Node): Element | null {
  const element = 'closest' in target ? target : target.parentElement
  return element && 'closest' in element && typeof element.closest === 'function'
    ? element.closest('a')
    : null
}
