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
  const id = window.location.hash.slice(1)
  // Next's router leaves the focus on the page that is gone.
  if (id === 'top') document.querySelector('h1')?.focus()
  const target = document.getElementById(id)
  const details = target?.closest('details')
  if (!target || !details || details.open) return
  details.open = true
  target.scrollIntoView({ block: 'center' })
}
