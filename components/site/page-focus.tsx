'use client'

import { useEffect, useRef } from 'react'
import { usePage } from '@/components/ui/links'

/**
 * Next leaves the focus on the page that is gone. After a client navigation this moves a lost focus to the part that the
 * URL names, or to the new page's heading; a link that is still there, such as one of the header's, keeps it.
 */
export function PageFocus() {
  const page = usePage()
  const focusedPage = useRef(page)

  useEffect(() => {
    if (focusedPage.current === page) return
    focusedPage.current = page
    if (!isLost(document.activeElement)) return
    const part = document.getElementById(window.location.hash.slice(1))
    const heading = document.querySelector('h1')
    if (heading) heading.tabIndex = -1
    for (const place of [heading, part]) place?.focus({ preventScroll: true })
  }, [page])

  return null
}

/** A menu that closes hides its focused link, which browsers notice only at the next frame. */
const isLost = (focused: Element | null) =>
  !focused || focused === document.body || focused.getClientRects().length === 0
