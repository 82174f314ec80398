import { type ComponentType, useState } from 'react'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { FRAGMENT_START } from '@/lib/quote/fragment-start'
import { currentFragment, onFragmentChange } from '@/lib/url/fragment'

/** Shows the shared list of a link to /contact. Its code loads only for such a link. */
export function SharedQuote({ Opened }: { Opened: ComponentType<{ fragment: string }> }) {
  const fragment = useSharedFragment()
  // It stays after the visitor's choice, which clears the fragment and offers Undo.
  const [isOpened, setIsOpened] = useState(false)
  if (fragment !== '' && !isOpened) setIsOpened(true)
  return isOpened && <Opened fragment={fragment} />
}

/** Returns the fragment of a shared quote; empty without one, in the exported HTML and while hydrating. */
function useSharedFragment(): string {
  const fragment = useBrowserValue(currentFragment, onFragmentChange)
  return fragment?.startsWith(FRAGMENT_START) ? fragment : ''
}
