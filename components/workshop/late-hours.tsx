'use client'

import type { ComponentProps, ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type * as parts from './live-hours'

// The clock of a place, its words, and which place the visitor chose load after the page. Without a name, a part is left out
// if its code cannot be loaded.

const load = () => import('./live-hours')

export const OpenLine = lazyPart(() => load().then((loaded) => loaded.OpenLine))

/** The children are one of each place; the first is in the exported HTML. */
export const ChosenPlace = lazyPart<ComponentProps<typeof parts.ChosenPlace>>(
  () => load().then((loaded) => loaded.ChosenPlace),
  { Fallback: ({ children }) => children[0] },
)

export const LocalTimeNote = lazyPart(() => load().then((loaded) => loaded.LocalTimeNote))

/** The children are the table of the exported HTML. */
export const LiveHours = lazyPart<ComponentProps<typeof parts.LiveHours> & { children: ReactNode }>(
  () => load().then((loaded) => loaded.LiveHours),
  { Fallback: ({ children }) => children },
)
