'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { changeQuery } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'

/** `name` is the query parameter for the list of parts. */
type Props = { name: 'panels' | 'zones'; parts: readonly string[]; children: ReactNode }

/** Chooses a package in the tool at the top of the page; the vehicle or boat stays the same. */
export function PackageLink({ name, parts, children }: Props) {
  const part = { [name]: parts.join('.') }
  const state = { ...Object.fromEntries(useQueryState()), ...part }
  return (
    <Link
      href={`?${new URLSearchParams(state)}#tool`}
      prefetch={false}
      scroll={false}
      // The router would not notice a query that equals the one from before a change that it has not seen yet.
      onNavigate={(event) => {
        event.preventDefault()
        changeQuery(part)
        showTool()
      }}
    >
      {children}
    </Link>
  )
}

function showTool() {
  const tool = document.getElementById('tool')
  tool?.scrollIntoView()
  tool?.focus({ preventScroll: true })
}
