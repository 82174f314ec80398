/** Longer messages are cut by some phones; the link holds the list anyway. */
const MAX_LIST = 1000

/** A chat with the shop that begins with the list, and with the link that opens it. */
export function whatsAppLink(number: string, list: readonly string[], link: string): string {
  const lines = list.map((line) => `- ${line}`).join('\n')
  const text = ['I would like a quote for:', ...(lines.length > MAX_LIST ? [] : [lines]), link].join('\n')
  return `https://wa.me/${number}?text=${encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))}`
}
