'use client'

import type { ComponentProps } from 'react'
import { Link } from './link'
import { usePage } from './use-page'

/** A link that says when it leads to the page it stands on. */
export function NavLink<T extends string>(props: ComponentProps<typeof Link<T>>) {
  const isCurrent = usePage() === props.href
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />
}
