'use client'

import { BadgeButton } from '@/components/ui/badge-button'
import { HeartIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { favouritesStore } from '@/lib/favourites/favourites-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'

export function FavouritesButton() {
  const count = useStoredValue(favouritesStore)?.length ?? 0
  return (
    <BadgeButton name="Favourites" icon={<HeartIcon />} count={count}>
      <p>{count === 0 ? 'You have no favourites.' : `Your favourites: ${count}.`}</p>
      <Link className="btn btn-primary" href="/shop">
        Open the shop
      </Link>
    </BadgeButton>
  )
}
