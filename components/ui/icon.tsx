import type { ReactNode } from 'react'

// Drawings from Bootstrap Icons 1.13 (MIT), on their grid of 16.
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
