import type { ReactNode } from 'react'

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
