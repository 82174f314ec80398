import { cartStore } from '@/lib/cart/cart'
import { site } from '@/lib/content/facts/site'
import { listMessage as texts } from '@/lib/content/quote/share'
import { mailLink } from '@/lib/enquiry/mail-link'
import { quoteStore } from '@/lib/quote/quote-store'
import { listMessage } from './list-texts'

/** The link with the visitor's list as its message. */
export function channelLink({ href, dataset }: HTMLAnchorElement): string {
  const body = listMessage(cartStore.get(), quoteStore.get())
  if (dataset.channel === 'email') return mailLink(site.email, { subject: texts.subject, body }).href
  // `encodeURIComponent` throws on a lone surrogate.
  return `${href}?text=${encodeURIComponent(body.replace(/\p{Cs}/gu, '\ufffd'))}`
}
