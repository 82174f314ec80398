'use client'

import { useState, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { sharedQuote as texts } from '@/lib/content/quote/list'
import { FRAGMENT_START } from '@/lib/quote/fragment-start'
import { currentFragment, onFragmentChange } from '@/lib/url/fragment'

const OpenedQuote = lazyPart(() => import('./opened-quote').then((module) => module.OpenedQuote), {
  name: texts.name,
})

/** Shows the shared list of a link to /contact. Its code loads only for such a link. */
export function SharedQuote() {
  const fragment = useSharedFragment()
  // It stays after the visitor's choice, which clears the fragment and offers Undo.
  const [isOpened, setIsOpened] = useState(false)
  if (fragment !== '' && !isOpened) setIsOpened(true)
  return isOpened && <OpenedQuote fragment={fragment} />
}

const notReadYet = () => ''

/** Returns the fragment of a shared quote; empty without one, in the exported HTML and while hydrating. */
function useSharedFragment(): string {
  const fragment = useSyncExternalStore(onFragmentChange, currentFragment, notReadYet)
  return fragment.startsWith(FRAGMENT_START) ? fragment : ''
}
