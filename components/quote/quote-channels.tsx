'use client'

import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { cartStore } from '@/lib/cart/cart'
import { shareButton } from '@/lib/content/quote'
import { usePrices } from '@/lib/prices/use-prices'
import { quoteStore } from '@/lib/quote/quote'

const TooLong = lazyPart(() => import('./share').then((module) => module.TooLongSheet), {
  name: shareButton.name,
})

/** Puts the visitor's list into the message that a link to WhatsApp or to an email starts. */
export function QuoteChannels() {
  const prices = usePrices()
  const [isTooLong, setIsTooLong] = useState(false)
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
        .then((url) => (url ? window.location.assign(url) : setIsTooLong(true)))
    }
    document.addEventListener('click', openWithList)
    return () => document.removeEventListener('click', openWithList)
  }, [prices])
  return isTooLong && <TooLong onClose={() => setIsTooLong(false)} />
}
