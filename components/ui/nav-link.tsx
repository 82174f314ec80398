'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { Link } from './link'

/** A link that says when it leads to the page it stands on. */
export function NavLink<T extends string>(props: ComponentProps<typeof Link<T>>) {
  const isCurrent = usePathname() === props.href
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />
}
