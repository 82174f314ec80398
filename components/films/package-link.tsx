'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { type Package, packageOf } from '@/lib/films/parts'
import { setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'

// All of them choose a package in the tool at the top of the page; the vehicle or boat stays the same.

/** The query parameter for the list of parts. */
type Name = 'panels' | 'zones'

const stateWith = (query: URLSearchParams, name: Name, parts: readonly string[]) => ({
  ...Object.fromEntries(query),
  [name]: parts.join('.'),
})

type Props = { name: Name; parts: readonly string[]; children: ReactNode }

export function PackageLink({ name, parts, children }: Props) {
  const state = stateWith(useQueryState(), name, parts)
  return (
    <Link
      href={`?${new URLSearchParams(state)}#tool`}
      prefetch={false}
      scroll={false}
      // The router would not notice a query that equals the one from before a change that it has not seen yet.
      onNavigate={(event) => {
        event.preventDefault()
        setQueryState(state)
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

type ChoiceProps = {
  name: Name
  /** The parts that the tool begins with. */
  initial: readonly string[]
  packages: readonly Package[]
}

const isChosen = (own: Package, query: URLSearchParams, { name, initial }: ChoiceProps) =>
  packageOf([own], query.get(name)?.split('.') ?? initial) !== undefined

export function PackageChoice({
  of: own,
  className,
  ...props
}: ChoiceProps & { of: Package; className: string }) {
  const query = useQueryState()
  return (
    <label className={className}>
      <input
        className="form-check-input scripted d-print-none m-0"
        type="radio"
        name={`${props.name}-package`}
        checked={isChosen(own, query, props)}
        onChange={() => setQueryState(stateWith(query, props.name, own.parts))}
      />
      {own.name}
    </label>
  )
}

/** The table's columns, the chosen one marked. */
export function PackageColumns(props: ChoiceProps) {
  const query = useQueryState()
  return (
    <colgroup>
      <col />
      {props.packages.map((each) => (
        <col key={each.id} data-chosen={isChosen(each, query, props) || undefined} />
      ))}
    </colgroup>
  )
}
