import type { ReactNode } from 'react'

/** The light sheet that a page is laid on. One a page, never one in another. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <SheetFrame>
      <div className="container sheet-body">{children}</div>
    </SheetFrame>
  )
}

/** The same for what reaches to the sheet's edges. */
export function SheetFrame({ children }: { children: ReactNode }) {
  return <div className="sheet">{children}</div>
}
