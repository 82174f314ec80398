'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'

type Props = {
  /** The id of the target. */
  to: string
  className?: string
  /** The accessible name, if the text alone is not clear. */
  label?: string
  children: ReactNode
}

/**
 * A link within the page. Next's router ignores the history entries of plain anchors, so Back would show the wrong page.
 * Unlike a plain anchor, Next's link neither moves the focus nor opens closed details, so this does.
 */
export function PartLink({ to, className, label, children }: Props) {
  return (
    <Link
      className={className}
      href={`#${to}`}
      aria-label={label}
      prefetch={false}
      onNavigate={() => reveal(document.getElementById(to))}
    >
      {children}
    </Link>
  )
}

function reveal(target: HTMLElement | null) {
  const details = target?.closest('details')
  if (details) details.open = true
  target?.focus({ preventScroll: true })
}
