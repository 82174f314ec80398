import { asset } from '@/lib/config/asset'
import type { SpriteName } from './sprite-name'

/** An icon from `public/icons.svg`, for the footer and long menus; inlined, they would make every page larger. */
export function SpriteIcon({ name }: { name: SpriteName }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={asset(`/icons.svg#${name}`)} />
    </svg>
  )
}
