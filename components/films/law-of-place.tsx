'use client'

import { lazyPart } from '@/components/ui/lazy-part'

/** The law of the visitor's place, which only the browser knows. It is left out if its code cannot be loaded. */
export const LawOfPlace = lazyPart(() => import('./law').then((module) => module.LawOfPlace))
