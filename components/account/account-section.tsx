import type { ReactNode } from 'react'
import { type AccountRoute, accountLabel } from '@/lib/content/account/sections'

/** An account section, headed by its label in the menu. */
export function AccountSection({ route, children }: { route: AccountRoute; children: ReactNode }) {
  return (
    <>
      <h1>{accountLabel(route)}</h1>
      {children}
    </>
  )
}
