'use client'

import { useEffect } from 'react'

/** Opens the closed details that hold the URL's target, which not every browser does by itself. */
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
  const details = target?.closest('details')
  if (!target || !details || details.open) return
  details.open = true
  target.scrollIntoView({ block: 'center' })
}
