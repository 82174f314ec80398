'use client'

import { useEffect } from 'react'
import { cartStore } from '@/lib/cart/cart'
import { usePrices } from '@/lib/prices/use-prices'
import { quoteStore } from '@/lib/quote/quote'

/** Puts the visitor's list into the message that a link to WhatsApp or to an email starts. */
export function QuoteChannels() {
  const prices = usePrices()
  useEffect(() => {
    function openWithList(event: MouseEvent) {
      const { target } = event
      // Another tab or window opens the plain link.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-channel]')
      if (!link || quoteStore.get().length + cartStore.get().length === 0) return
      event.preventDefault()
      import('./list-texts')
        .then(
          (parts) => parts.channelLink(link, prices),
          () => link.href,
        )
        .then((url) => window.location.assign(url))
    }
    document.addEventListener('click', openWithList)
    return () => document.removeEventListener('click', openWithList)
  }, [prices])
  return null
}
