'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { createSignal } from '@/lib/browser/browser'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { visitPage as texts } from '@/lib/content/visit'

const WarrantyKeeper = lazyPart(() => import('./warranty').then((module) => module.WarrantyKeeper), {
  name: texts.record,
})

/** A link of the film pages leads here. */
const ID = 'after-title'
const { subscribe } = createSignal('hashchange', 'popstate')
const isLinked = () => window.location.hash === `#${ID}`

type Props = { heading: string; children: ReactNode }

/** The record for the warranty, closed unless a link leads to it: most visitors of the page ask for a visit. */
export function WarrantySection({ heading, children }: Props) {
  const isTarget = useBrowserValue(isLinked, subscribe)
  const [isOpen, setIsOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // It can be opened before hydration, which hears nothing of that.
  useEffect(() => setIsOpen(details.current?.open ?? false), [])
  return (
    <details
      className="sheet-card padded"
      open={isOpen || isTarget}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      ref={details}
    >
      <summary className="plus-summary">
        <h2 className="h3 m-0" id={ID}>
          {heading}
        </h2>
      </summary>
      <div className="pt-3">
        {children}
        {(isOpen || isTarget) && <WarrantyKeeper />}
      </div>
    </details>
  )
}
