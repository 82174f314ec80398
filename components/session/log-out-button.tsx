'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { endSession } from '@/lib/session/end-session'

export function LogOutButton({ className, children }: { className?: string; children: ReactNode }) {
  const router = useRouter()

  function leave() {
    endSession(Date.now())
    router.replace('/login')
  }
  return (
    <button className={className} type="button" onClick={leave}>
      {children}
    </button>
  )
}
