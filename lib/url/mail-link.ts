import { messageText as texts } from '@/lib/content/enquiry'

/** A message for people to read: the list, which has several lengths, the longest first, and what the visitor wrote. */
export type Message = { subject: string; lists?: readonly string[]; written: string }

/** A list that is sent along. */
export type SentList = {
  /** The link that opens it; `null` if it is too long for one. */
  link: string | null
  /** One text for each line. */
  lines: readonly string[]
  /** Link and lines as one text, in several lengths, the longest first. */
  lists: readonly string[]
}

// Mail programs on Windows accept links of about 2,000 characters.
const MAX_LENGTH = 1900

export const bodyOf = ({ lists = [], written }: Message) => join(lists[0], written)

const join = (list: string | undefined, written: string) => [list, written].filter(Boolean).join('\n\n')

/**
 * The longest text of which the encoded form fits into a link. The list becomes shorter before a word of the visitor's is
 * cut, and is never cut itself: `null` if not even the shortest one fits.
 */
export function fittingText(message: Message, limit: number): string | null {
  const { lists = [], written } = message
  const shortest = lists.at(-1) ?? ''
  const whole = (shortest ? lists : ['']).map((list) => join(list, written))
  const fitting = whole.find((text) => encodeLines(text).length <= limit)
  if (fitting !== undefined) return fitting
  if (encodeLines(shortest).length > limit) return null

  const start = shortest && `${shortest}\n\n`
  const end = `\n\n${texts.cut}`
  let room = limit - encodeLines(start).length - encodeLines(end).length
  if (room < 0) return shortest
  let shortened = start
  for (const character of written.replace(/\r\n/g, '\n')) {
    room -= encodeLines(character).length
    if (room < 0) break
    shortened += character
  }
  return shortened + end
}

/** A link that opens the visitor's email app; without one if the message has no room. `isCut` if it is not the whole one. */
export function mailLink(address: string, message: Message): { href: string | null; isCut: boolean } {
  const start = `mailto:${address}?subject=${encodeText(message.subject)}&body=`
  const text = fittingText(message, MAX_LENGTH - start.length)
  return { href: text === null ? null : start + encodeLines(text), isCut: text !== bodyOf(message) }
}

/** Servers refuse requests of more than about eight kilobytes. */
const MAX_CHAT = 7000

/** A link to WhatsApp, at a number or for a chat that the visitor chooses, with a message; `null` if that has no room. */
export function chatLink(href: string, lists: readonly string[]): string | null {
  const text = fittingText({ subject: '', lists, written: '' }, MAX_CHAT)
  return text === null ? null : `${href}?text=${encodeText(text)}`
}

const encodeLines = (text: string) => encodeText(text.replace(/\r?\n/g, '\r\n'))

/** `encodeURIComponent` throws on a lone surrogate. */
export const encodeText = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
