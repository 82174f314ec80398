import type { ReactNode } from 'react'
import { accountLabel } from '@/lib/account/section-label'
import type { AccountRoute } from '@/lib/content/account/sections'

/** An account section, headed by its label in the menu. */
export function AccountSection({ route, children }: { route: AccountRoute; children: ReactNode }) {
  return (
    <>
      <h1 className="mb-4">{accountLabel(route)}</h1>
      {children}
    </>
  )
}
