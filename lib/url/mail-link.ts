import { messageText as texts } from '@/lib/content/enquiry'

export type Message = { subject: string; body: string }

// Mail programs on Windows accept links of about 2,000 characters.
const MAX_LENGTH = 1900

/** A link that opens the visitor's email app. A message that is too long for a link is cut, with a note. */
export function mailLink(address: string, { subject, body }: Message): { href: string; isCut: boolean } {
  const start = `mailto:${address}?subject=${encode(subject)}&body=`
  const text = body.replace(/\r?\n/g, '\r\n')
  const whole = start + encode(text)
  if (whole.length <= MAX_LENGTH) return { href: whole, isCut: false }

  const end = encode(`\r\n\r\n${texts.cut}`)
  let room = MAX_LENGTH - start.length - end.length
  let shortened = ''
  for (const character of text) {
    const code = encode(character)
    room -= code.length
    if (room < 0) break
    shortened += code
  }
  return { href: start + shortened + end, isCut: true }
}

/** `encodeURIComponent` throws on a lone surrogate. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
}
