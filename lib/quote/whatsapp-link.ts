import { shareActions as texts } from '@/lib/content/quote/share-sheet'

/** Some phones truncate longer messages; the link contains the list anyway. */
const MAX_LIST = 1000

/** Opens a chat with the shop with a prepared message: the list and the link that opens it. */
export function whatsAppLink(number: string, list: readonly string[], link: string): string {
  const lines = list.map((line) => `- ${line}`).join('\n')
  const text = [texts.request, ...(lines.length > MAX_LIST ? [] : [lines]), link].join('\n')
  return `https://wa.me/${number}?text=${encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))}`
}
