'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'

type Props = {
  /** The id of the part. */
  to: string
  className?: string
  /** The accessible name, where the words alone would not do. */
  label?: string
  children: ReactNode
}

/**
 * A link to a part of the same page. Next's router ignores history entries of plain anchors, so Back would show the wrong
 * page; but it neither moves the focus nor opens closed details, as a plain anchor does.
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
