'use client'

import type { ComponentProps } from 'react'
import { IntentLink } from './intent-link'
import { usePage } from './use-page'

/** A link that says when it leads to the page it stands on. */
export function NavLink<T extends string>(props: ComponentProps<typeof IntentLink<T>>) {
  const isCurrent = usePage() === props.href
  return <IntentLink {...props} aria-current={isCurrent ? 'page' : undefined} />
}
