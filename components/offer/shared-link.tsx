'use client'

import { useFragment } from '@/components/quote/contact-quote'
import { lazyPart } from '@/components/ui/lazy-part'
import { contactParts } from '@/lib/content/contact'
import { ANSWER, FRAGMENT_START, OFFER_START } from '@/lib/quote/quote'
import type { LinkProps, PartProps } from './linked-page'

/** The page stays until the part is there. */
const Page = ({ children }: PartProps) => children

const OfferView = lazyPart<PartProps>(() => import('./offer-view').then((module) => module.OfferView), {
  name: contactParts.offer,
  Fallback: Page,
})
const AnswerView = lazyPart<PartProps>(() => import('./answer-view').then((module) => module.AnswerView), {
  name: contactParts.answer,
  Fallback: Page,
})

/** Shows a shop's offer, or the answer that a shop writes to a list, in place of the page. Their code loads only then. */
export function SharedLink(props: LinkProps) {
  const fragment = useFragment()
  if (fragment.startsWith(OFFER_START)) return <OfferView {...props} fragment={fragment} />
  if (fragment.startsWith(FRAGMENT_START) && fragment.endsWith(ANSWER))
    return <AnswerView {...props} fragment={fragment.slice(0, -ANSWER.length)} />
  return props.children
}
