'use client'

import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'

const ChoiceBar = lazyPart(() => import('./choice-bar').then((module) => module.ChoiceBar))

/** On phones the choice stays in view after the tool has scrolled out at the top. */
export function ChoiceBarBelowTool() {
  const [isBelow, setIsBelow] = useState(false)

  useEffect(() => {
    const tool = document.getElementById('tool')
    if (!tool) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsBelow(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(tool)
    return () => observer.disconnect()
  }, [])

  return isBelow && <ChoiceBar />
}
