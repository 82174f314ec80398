import type { Message } from './message'

// Mail programs on Windows take links of about 2,000 characters.
const MAX_LENGTH = 1900
const CUT = '\r\n\r\n[The rest did not fit into this link. Copy it from the page.]'

export type MailLink = { href: string; isCut: boolean }

/** Opens the visitor's mail program; what a link cannot hold is cut, and said so. */
export function mailLink(address: string, { subject, body }: Message): MailLink {
  const start = `mailto:${address}?subject=${encode(subject)}&body=`
  const text = body.replace(/\r?\n/g, '\r\n')
  const whole = start + encode(text)
  if (whole.length <= MAX_LENGTH) return { href: whole, isCut: false }

  const end = encode(CUT)
  let room = MAX_LENGTH - start.length - end.length
  let kept = ''
  for (const character of text) {
    const code = encode(character)
    room -= code.length
    if (room < 0) break
    kept += code
  }
  return { href: start + kept + end, isCut: true }
}

/** Half of a surrogate pair cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
}
