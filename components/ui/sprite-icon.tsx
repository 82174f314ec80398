import { asset } from '@/lib/config/asset'
import type { spriteIcons } from '@/lib/config/icons'

export type SpriteName = keyof typeof spriteIcons

/** An icon from `public/icons.svg`, one cached file; inlined, it would make every page larger. */
export function SpriteIcon({ name }: { name: SpriteName }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={asset(`/icons.svg#${name}`)} />
    </svg>
  )
}
