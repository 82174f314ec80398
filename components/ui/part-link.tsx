'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'

type Props = {
  /** The id of the part. */
  to: string
  className?: string
  children: ReactNode
}

/**
 * A link to a part of the same page. Next's router ignores history entries of plain anchors, so Back would show the wrong
 * page; but it does not move the focus, as a plain anchor does.
 */
export function PartLink({ to, className, children }: Props) {
  return (
    <Link
      className={className}
      href={`#${to}`}
      prefetch={false}
      onNavigate={() => document.getElementById(to)?.focus()}
    >
      {children}
    </Link>
  )
}
