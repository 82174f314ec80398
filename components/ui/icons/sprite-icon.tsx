import { asset } from '@/lib/content/asset'

/** A drawing of `public/icons.svg`: what stands in every page's foot, or in a long menu, would weigh on every page. */
export function SpriteIcon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={asset(`/icons.svg#${name}`)} />
    </svg>
  )
}
