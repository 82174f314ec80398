'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { quoteStore } from '@/lib/quote/quote'
import type { WhoseChoiceProps } from './whose-choice'

const WhoseChoice = lazyPart<WhoseChoiceProps>(() =>
  import('./whose-choice').then((module) => module.WhoseChoice),
)

/** In a tool, whose vehicle or boat the film is for, if the quote may have one of the same class already. */
export const WhoseVehicle = (props: WhoseChoiceProps) =>
  useStoredValue(quoteStore)?.length ? <WhoseChoice {...props} /> : null
