import type { ReactNode } from 'react'

/** Below a table: where its figures come from. */
export function SourceNote({ children }: { children: ReactNode }) {
  return <p className="small text-body-secondary mt-2-half mb-0">{children}</p>
}
