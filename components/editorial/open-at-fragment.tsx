'use client'

import { useEffect } from 'react'

/** Opens the `<details>` around the URL's target, because not every browser does so, and focuses a page's heading. */
export function OpenAtFragment() {
  useEffect(() => {
    openTarget()
    window.addEventListener('hashchange', openTarget)
    return () => window.removeEventListener('hashchange', openTarget)
  }, [])
  return null
}

function openTarget() {
  const target = document.getElementById(window.location.hash.slice(1))
  // Next's router leaves the focus on the page that is gone.
  if (target?.tagName === 'H1') target.focus({ preventScroll: true })
  const details = target?.closest('details')
  if (!target || !details || details.open) return
  details.open = true
  target.scrollIntoView({ block: 'center' })
}
