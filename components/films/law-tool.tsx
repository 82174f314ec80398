'use client'

import { useRef } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useNear } from '@/components/ui/use-near'
import { lawTool as texts } from '@/lib/content/tint-tool'
import styles from './tint-simulator.module.scss'

const LawFinder = lazyPart(() => import('./laws').then((module) => module.LawFinder), {
  name: texts.heading,
})

/** What the law says about the tint. Below the first screen, so its code loads when the visitor comes near. */
export function LawTool() {
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  return (
    <section
      className={`sheet-card padded stack gap-3 mt-3-half align-content-start scripted ${isNear ? '' : 'd-print-none'} ${styles.law}`}
      ref={section}
      aria-labelledby="legal-title"
    >
      <h2 className="h3" id="legal-title">
        {texts.heading}
      </h2>
      {isNear && <LawFinder />}
    </section>
  )
}
