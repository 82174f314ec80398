import { type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { dressFrame } from './dress-frame'
import styles from './stage.module.scss'

type Props = { onFrame: (frame: Window | null) => void; children: ReactNode }

/** A frame of its own width and height for the style sheets' media queries. No page is loaded into it. */
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
      <iframe ref={attach} className={styles.frame} title="The carousel as visitors will see it" />
      {body && createPortal(<Inert>{children}</Inert>, body)}
    </>
  )
}

/** The slide's button is only to be looked at. */
function Inert({ children }: { children: ReactNode }) {
  function stopLinks(event: MouseEvent) {
    if (event.target instanceof Node && closestLink(event.target)) event.preventDefault()
  }
  return <div onClickCapture={stopLinks}>{children}</div>
}

/** The frame's elements are no instances of this window's classes. */
function closestLink(target: Node): Element | null {
  const element = 'closest' in target ? target : target.parentElement
  return element && 'closest' in element && typeof element.closest === 'function'
    ? element.closest('a')
    : null
}
