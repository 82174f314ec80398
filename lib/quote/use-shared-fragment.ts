import { useSyncExternalStore } from 'react'
import { currentFragment, onFragmentChange } from '@/lib/url/fragment'
import { FRAGMENT_START } from './fragment-start'

const notReadYet = () => ''

/** Returns the fragment of a shared quote; empty without one, in the exported HTML and while hydrating. */
export function useSharedFragment(): string {
  const fragment = useSyncExternalStore(onFragmentChange, currentFragment, notReadYet)
  return fragment.startsWith(FRAGMENT_START) ? fragment : ''
}
