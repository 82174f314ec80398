'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { logOut } from '@/lib/session/log-out'

export function LogOutButton({ className, children }: { className?: string; children: ReactNode }) {
  const router = useRouter()

  function leave() {
    logOut(Date.now())
    router.replace('/login')
  }
  return (
    <button className={className} type="button" onClick={leave}>
      {children}
    </button>
  )
}
