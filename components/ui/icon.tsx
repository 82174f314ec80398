import type { ReactNode } from 'react'
import { asset } from '@/lib/config/asset'
import type { spriteIcons } from '@/lib/config/icons'

// Drawings from Bootstrap Icons 1.13 (MIT), on their grid of 16.
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

export type SpriteName = keyof typeof spriteIcons

/** An icon from `public/icons.svg`, one cached file; inlined, it would make every page larger. */
export function SpriteIcon({ name }: { name: SpriteName }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={asset(`/icons.svg#${name}`)} />
    </svg>
  )
}
