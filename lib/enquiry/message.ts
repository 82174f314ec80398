import { formatDay, isCalendarDay } from '@/lib/config/dates'
import { messageText as texts } from '@/lib/content/enquiry'
import type { EnquiryField, EnquiryKind } from '@/lib/content/facts/enquiry'
import { isBlank } from '@/lib/parsing/record'

export type Answers = Readonly<Record<string, string>>

export type Message = { subject: string; body: string }

/** Composes a message for people to read. Long answers come last, because a mail link may have to cut them. */
export function composeMessage(kind: EnquiryKind, answers: Answers, list: readonly string[]): Message {
  const given = kind.fields
    .map((field) => ({ ...field, answer: shownAnswer(field, answers[field.name]?.trim() ?? '') }))
    .filter(({ answer }) => !isBlank(answer))
  const short = given
    .filter((field) => field.kind !== 'area')
    .map(({ label, answer }) => texts.answer(label, answer))
  const long = given.filter((field) => field.kind === 'area').map(({ answer }) => answer)
  const quote = list.length > 0 ? `${texts.list}\n${list.join('\n')}` : ''
  const parts = [short.join('\n'), quote, ...long]
  return { subject: kind.subject, body: parts.filter(Boolean).join('\n\n') }
}

/** A date in the words of the language: `December 1, 2026`. */
const shownAnswer = ({ kind }: EnquiryField, answer: string) =>
  kind === 'date' && isCalendarDay(answer) ? formatDay(answer) : answer

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
