import { asset } from '@/lib/config/asset'
import type { SpriteName } from './sprite-name'

/** An icon from `public/icons.svg`, for what is not on the first screen; inlined, it would make every page larger. */
export function SpriteIcon({ name }: { name: SpriteName }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={asset(`/icons.svg#${name}`)} />
    </svg>
  )
}
