import type { ReactNode } from 'react'

/** The light sheet that a page is laid on. One a page, never one in another. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="sheet">
      <div className="wrap pb-sec">{children}</div>
    </div>
  )
}
