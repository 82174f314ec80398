'use client'

import { DrawerButton } from '@/components/ui/drawer-button'
import { HeartIcon } from '@/components/ui/icons'
import { favouritesStore } from '@/lib/favourites/favourites-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'

const loadDrawer = () => import('./favourites-drawer').then(({ FavouritesDrawer }) => FavouritesDrawer)

export function FavouritesButton() {
  const count = useStoredValue(favouritesStore)?.length ?? 0
  return <DrawerButton name="Favourites" icon={<HeartIcon />} count={count} load={loadDrawer} />
}
