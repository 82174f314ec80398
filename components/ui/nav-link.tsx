'use client'

import type { ComponentProps } from 'react'
import { IntentLink } from './intent-link'
import { usePage } from './use-page'

/** A link that is marked as current on the page it points to. */
export function NavLink<T extends string>(props: ComponentProps<typeof IntentLink<T>>) {
  const isCurrent = usePage() === props.href
  return <IntentLink {...props} aria-current={isCurrent ? 'page' : undefined} />
}
