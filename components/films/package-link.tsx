'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { useQueryState } from '@/lib/url/use-query-state'

type Props = {
  /** The query parameter for the list of parts. */
  name: 'panels' | 'zones'
  parts: readonly string[]
  className: string
  children: ReactNode
}

/** Selects a package in the tool at the top of the page; the vehicle or boat stays the same. */
export function PackageLink({ name, parts, className, children }: Props) {
  const query = new URLSearchParams(useQueryState())
  query.set(name, parts.join('.'))
  return (
    <Link className={className} href={`?${query}#tool`} prefetch={false} scroll={false} onNavigate={showTool}>
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
