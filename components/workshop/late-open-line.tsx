'use client'

import { type ComponentProps, useRef } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useNear } from '@/components/ui/use-near'
import type { OpenLine } from './open-line'

// Without a name: the line is left out if its code cannot be loaded.
const Line = lazyPart<ComponentProps<typeof OpenLine>>(() =>
  import('./open-line').then((module) => module.OpenLine),
)

/** The open line at the end of a page: its code is loaded when the visitor comes near it. */
export function LateOpenLine(props: ComponentProps<typeof OpenLine>) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place)
  return <span ref={place}>{isNear && <Line {...props} />}</span>
}
