'use client'

import { HeartFullIcon, HeartIcon } from '@/components/ui/icons'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { heartButton as texts } from '@/lib/content/cart'
import {
  addFavourite,
  type Favourite,
  favouritesStore,
  isFavourite,
  removeFavourite,
} from '@/lib/favourites/favourites'

export function HeartButton({ favourite }: { favourite: Favourite }) {
  const { id, name } = favourite
  const isPressed = isFavourite(useStoredValue(favouritesStore) ?? [], id)

  function toggle() {
    if (isPressed) removeFavourite(id)
    else addFavourite(favourite)
    announce(`favourite ${id}`, () => (isPressed ? texts.removed : texts.added)(name))
  }

  return (
    <button
      className={isPressed ? 'btn btn-icon text-danger' : 'btn btn-icon'}
      type="button"
      aria-label={texts.name(name)}
      aria-pressed={isPressed}
      onClick={toggle}
    >
      {isPressed ? <HeartFullIcon /> : <HeartIcon />}
    </button>
  )
}
