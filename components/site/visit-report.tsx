'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
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

/** Lets the service worker cache a page that was opened by client navigation and never requested as a document. */
function notifyWorker(page: string) {
  try {
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ page }))
  } catch {
    // Service workers need https and an origin.
  }
}
