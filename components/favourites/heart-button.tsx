'use client'

import { HeartFullIcon, HeartIcon } from '@/components/ui/icons'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { heartButton as texts } from '@/lib/content/cart'
import { type Favourite, favouritesStore } from '@/lib/favourites/favourites'
import { addEntry, removeEntry } from '@/lib/storage/entries'

export function HeartButton({ favourite }: { favourite: Favourite }) {
  const { id, name } = favourite
  const isPressed = useStoredValue(favouritesStore)?.some((each) => each.id === id) ?? false

  function toggle() {
    if (isPressed) removeEntry(favouritesStore, id)
    else addEntry(favouritesStore, favourite)
    announce(`favourite ${id}`, () => (isPressed ? texts.removed : texts.added)(name))
  }

  return (
    <button
      className="btn btn-icon"
      type="button"
      aria-label={texts.name(name)}
      aria-pressed={isPressed}
      onClick={toggle}
    >
      {isPressed ? <HeartFullIcon /> : <HeartIcon />}
    </button>
  )
}
