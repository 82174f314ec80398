'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { usePage } from '@/components/ui/use-page'
import { rememberReturn } from '@/lib/session/return-route'
import type { Role } from '@/lib/session/session'
import { useGate } from '@/lib/session/use-gate'
import { ClosedPage } from './closed-page'
import styles from './require-role.module.scss'

/**
 * Renders its children only for `allow`; everyone else is redirected to /login. Not a security boundary: the exported
 * files are public.
 */
export function RequireRole({ allow, children }: { allow: Role; children: ReactNode }) {
  const gate = useGate(allow)
  const page = usePage()
  const router = useRouter()

  useEffect(() => {
    if (gate !== 'closed') return
    rememberReturn(page, allow)
    router.replace('/login')
  }, [gate, page, allow, router])

  return <div className={styles.room}>{gate === 'open' ? children : <ClosedPage gate={gate} />}</div>
}
