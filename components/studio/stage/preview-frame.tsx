import { type MouseEvent, type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { stage as texts } from '@/lib/content/studio/desk'
import { dressFrame } from './dress-frame'
import styles from './stage.module.scss'

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
      <iframe ref={attach} className={`${styles.frame} d-block border-0`} title={texts.frameTitle} />
      {body && createPortal(<InertPreview title={texts.frameTitle}>{children}</InertPreview>, body)}
    </>
  )
}

/** Marks the preview as a separate document for screen readers. The slide's button is inert. */
export function InertPreview({ title, children }: { title: string; children: ReactNode }) {
  // The frame's elements belong to another realm, where `instanceof` does not find them.
  function stopLinks(event: MouseEvent) {
    const path = event.nativeEvent.composedPath()
    if (path.some((node) => 'tagName' in node && node.tagName === 'A')) event.preventDefault()
  }
  return (
    <main aria-label={title} onClickCapture={stopLinks}>
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </main>
  )
}
