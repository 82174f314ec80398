'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { WORKERS, type Worker } from '@/lib/startup/workers'

/** Chromium sometimes reports no idle moment at all on a page where nothing happens. */
const MAX_WAIT_MS = 5000

const HAS_WORKER = process.env.NODE_ENV !== 'development' && process.env.OFFLINE !== 'off'

/** The studio needs the network in any case, so it does not start the worker. */
const STUDIO = '/preview'

/** Registers the service workers, and reports each page to them: one that client navigation opened is never requested. */
export function VisitReport() {
  const pathname = usePathname()
  const wasReported = useRef(false)

  useEffect(() => {
    if (!HAS_WORKER || pathname.startsWith(STUDIO)) return
    const isFirst = !wasReported.current
    // As the host writes it: the home page of a language has no slash at its end on most of them.
    const page = window.location.pathname
    const report = () => {
      wasReported.current = true
      // Fails where workers are not allowed, such as in a frame without an origin.
      for (const worker of WORKERS) reportVisit(worker, page, isFirst).catch(() => {})
    }
    if (!isFirst) return report()
    const start = () => whenIdle(report)
    if (document.readyState === 'complete') return start()
    window.addEventListener('load', start)
    return () => window.removeEventListener('load', start)
  }, [pathname])

  return null
}

/** So that the worker's downloads do not compete with the page. */
function whenIdle(start: () => void) {
  // Safari has no requestIdleCallback.
  if (window.requestIdleCallback) window.requestIdleCallback(start, { timeout: MAX_WAIT_MS })
  else setTimeout(start, 2000)
}

async function reportVisit(worker: Worker, page: string, isFirst: boolean) {
  const { installing, waiting, active } = await register(worker)
  // Everything that the first page has loaded so far; most of it is still in the browser's cache.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const target = installing ?? waiting ?? active
  target?.postMessage(isFirst ? { page, loaded } : { page })
}

async function register({ url, scopes }: Worker): Promise<ServiceWorkerRegistration> {
  const [scope = '', ...narrower] = scopes
  const registered = navigator.serviceWorker.register(url, { scope, updateViaCache: 'none' })
  if (narrower.length === 0) return registered
  return registered.catch(() => register({ url, scopes: narrower }))
}
