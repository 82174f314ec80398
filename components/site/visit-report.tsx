'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { BASE_PATH } from '@/lib/content/asset'
import { notifyWorker } from '@/lib/outside/notify-worker'

/** Reports each client navigation to the service worker; the first page is reported by the export's early script. */
export function VisitReport() {
  const pathname = usePathname()
  const reported = useRef(pathname)

  useEffect(() => {
    if (reported.current === pathname) return
    reported.current = pathname
    notifyWorker(BASE_PATH + pathname)
  }, [pathname])

  return null
}
