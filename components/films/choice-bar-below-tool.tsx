'use client'

import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { BREAKPOINTS_PX } from '@/lib/config/shared-values'

const ChoiceBar = lazyPart(() => import('./choice-bar').then((module) => module.ChoiceBar))

/** On phones the choice stays in view while the tool's own button is not. */
export function ChoiceBarBelowTool() {
  const [isAway, setIsAway] = useState(false)

  useEffect(() => {
    const button = document.querySelector('[data-tool-end], [data-adds="tool"]')
    if (!button || !matchMedia(`(max-width: ${BREAKPOINTS_PX.md - 1}px)`).matches) return
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false))
    observer.observe(button)
    return () => observer.disconnect()
  }, [])

  return isAway && <ChoiceBar />
}
