'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { useQueryState } from '@/lib/url/use-query-state'

type Props = {
  /** What the tool calls its list of parts in the query. */
  name: 'panels' | 'zones'
  parts: readonly string[]
  children: ReactNode
}

/** Sets the tool at the top of the page to a package, and keeps the vehicle or the boat's measures. */
export function PackageLink({ name, parts, children }: Props) {
  const query = new URLSearchParams(useQueryState())
  query.set(name, parts.join('.'))
  return (
    <Link href={`?${query}#tool`} prefetch={false} scroll={false} onNavigate={showTool}>
      {children}
    </Link>
  )
}

/** The router does not scroll when only the query changes. */
function showTool() {
  const tool = document.getElementById('tool')
  tool?.scrollIntoView()
  tool?.focus({ preventScroll: true })
}
