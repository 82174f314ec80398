'use client'

import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { setQueryState } from '@/lib/url/query-state'
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

  // The router would not notice a query that equals the one from before a change that it has not seen yet.
  const select: ComponentProps<typeof Link>['onNavigate'] = (event) => {
    event.preventDefault()
    setQueryState(Object.fromEntries(query))
    showTool()
  }
  return (
    <Link className={className} href={`?${query}#tool`} prefetch={false} scroll={false} onNavigate={select}>
      {children}
    </Link>
  )
}

function showTool() {
  const tool = document.getElementById('tool')
  tool?.scrollIntoView()
  tool?.focus({ preventScroll: true })
}
