'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { loadOrNotice } from '@/components/ui/lazy-part'
import { cartStore } from '@/lib/cart/cart'
import { usePrices } from '@/lib/prices/use-prices'
import { quoteStore } from '@/lib/quote/quote'

/** Puts the visitor's list into the message that a link to WhatsApp or to an email starts. */
export function QuoteChannels() {
  const prices = usePrices()
  /** Says that an app was not opened. */
  const [Sheet, setSheet] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  useEffect(() => {
    function openWithList(event: MouseEvent) {
      const { target } = event
      // Another tab or window opens the plain link.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-channel]')
      if (!link || quoteStore.get().length + cartStore.get().length === 0) return
      event.preventDefault()
      import('./list-texts')
        .then(async ({ channelLink, tooLongName }) => {
          const url = channelLink(link, prices)
          if (url) return url
          const share = await loadOrNotice(tooLongName, () => import('./share'))
          if (share) setSheet(() => share.TooLongSheet)
          return null
        })
        // The plain link still opens the app.
        .catch(() => link.href)
        .then((url) => url && window.location.assign(url))
    }
    document.addEventListener('click', openWithList)
    return () => document.removeEventListener('click', openWithList)
  }, [prices])
  return Sheet && <Sheet onClose={() => setSheet(null)} />
}
