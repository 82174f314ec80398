import type { ReactNode } from 'react'
import { needsScript as texts } from '@/lib/content/ui'

/** The light sheet behind a page's content; one without padding is a plain `.sheet`. One per page, never nested. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="sheet">
      <div className="container sheet-body">{children}</div>
    </div>
  )
}

type Props = {
  title: string
  /** For links to the page's beginning. */
  id?: string | undefined
  aside?: ReactNode
  children: ReactNode
}

export function PageHead({ title, id, aside, children }: Props) {
  return (
    <div className="page-head" id={id}>
      <h1>{title}</h1>
      <div className="page-head-row">
        <p className="lead">{children}</p>
        {aside}
      </div>
    </div>
  )
}

/** Shown without JavaScript; `children` says what needs it. */
export function NeedsScript({ children }: { children: string }) {
  return <p className="unscripted">{`${children} ${texts.instead}`}</p>
}
