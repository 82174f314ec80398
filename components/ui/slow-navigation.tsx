import { useLinkStatus } from 'next/link'
import { useEffect } from 'react'
import { BASE_PATH } from '@/lib/config/asset'

const TIMEOUT_MS = 3000

/** Inside a link: loads the whole page when the data for a client navigation does not arrive. */
export function SlowNavigation({ href }: { href: string }) {
  const { pending } = useLinkStatus()

  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(
      () => window.location.assign(href.startsWith('/') ? BASE_PATH + href : href),
      TIMEOUT_MS,
    )
    return () => clearTimeout(timer)
  }, [pending, href])

  return null
}
