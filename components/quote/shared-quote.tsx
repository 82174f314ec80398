'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { withDeadline } from '@/lib/browser/with-deadline'
import { showNotice } from '@/lib/notices/notices'
import { useSharedFragment } from '@/lib/quote/use-shared-fragment'
import type { SharedQuoteProps } from './opened-quote'

const NOT_LOADED = 'The shared list could not be loaded. Check your connection and reload the page.'

/** Shows the shared list of a link to /contact. Its code loads only for such a link. */
export function SharedQuote({ weights }: Pick<SharedQuoteProps, 'weights'>) {
  const fragment = useSharedFragment()
  const [content, setContent] = useState<{ Opened: ComponentType<SharedQuoteProps> } | null>(null)
  const isWanted = fragment !== ''

  useEffect(() => {
    if (!isWanted) return
    withDeadline(import('./opened-quote')).then(
      ({ OpenedQuote }) => setContent({ Opened: OpenedQuote }),
      () => showNotice(NOT_LOADED),
    )
  }, [isWanted])

  return content && <content.Opened fragment={fragment} weights={weights} />
}
