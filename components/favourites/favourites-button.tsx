'use client'

import type { ReactNode } from 'react'
import { DrawerButton } from '@/components/ui/drawer-button'
import { lazyPart } from '@/components/ui/lazy-part'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { favouritesButton as texts } from '@/lib/content/cart'
import { favouritesStore } from '@/lib/favourites/favourites'

const FavouritesDrawer = lazyPart(
  () => import('./favourites-drawer').then((module) => module.FavouritesDrawer),
  { name: texts.name },
)

export function FavouritesButton({ icon }: { icon: ReactNode }) {
  const count = useStoredValue(favouritesStore)?.length ?? 0
  return (
    <DrawerButton id="favourites" name={texts.name} icon={icon} count={count} Drawer={FavouritesDrawer} />
  )
}
