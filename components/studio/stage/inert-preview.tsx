import type { MouseEvent, ReactNode } from 'react'

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
