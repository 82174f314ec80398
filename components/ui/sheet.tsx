import type { ReactNode } from 'react'
import { needsScript as texts } from '@/lib/content/ui'

/** The light sheet behind a page's content. One per page, never nested. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <SheetFrame>
      <div className="container sheet-body">{children}</div>
    </SheetFrame>
  )
}

/** The same for content that reaches the sheet's edges. */
export function SheetFrame({ children }: { children: ReactNode }) {
  return <div className="sheet">{children}</div>
}

type Props = {
  title: string
  /** For links to the page's beginning. */
  id?: string | undefined
  aside?: ReactNode
  children?: ReactNode
}

export function PageHead({ title, id, aside, children }: Props) {
  return (
    <div className="page-head" id={id}>
      <h1>{title}</h1>
      {(children || aside) && (
        <div className="page-head-row">
          {children && <p className="lead">{children}</p>}
          {aside}
        </div>
      )}
    </div>
  )
}

/** Shown without JavaScript; `children` says what needs it. */
export function NeedsScript({ children }: { children: string }) {
  return <p className="unscripted">{`${children} ${texts.instead}`}</p>
}
