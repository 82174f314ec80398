'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { notifyWorker } from '@/lib/browser/notify-worker'
import { SITE_PATH } from '@/lib/config/asset'

/** Reports each client navigation to the service worker; the first page is reported by the export's early script. */
export function VisitReport() {
  const pathname = usePathname()
  const reported = useRef(pathname)

  useEffect(() => {
    if (reported.current === pathname) return
    reported.current = pathname
    notifyWorker(SITE_PATH + pathname)
  }, [pathname])

  return null
}
