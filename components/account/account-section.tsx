import type { ReactNode } from 'react'
import { type AccountRoute, accountLabel } from '@/lib/content/account-sections'

/** A section of the account under the heading that the menu gives it. */
export function AccountSection({ route, children }: { route: AccountRoute; children: ReactNode }) {
  return (
    <>
      <h1>{accountLabel(route)}</h1>
      {children}
    </>
  )
}
