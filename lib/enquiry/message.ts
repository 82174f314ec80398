import { formatDay, isCalendarDay } from '@/lib/config/dates'
import { messageText as texts } from '@/lib/content/enquiry'
import type { EnquiryField, EnquiryKind } from '@/lib/content/facts/enquiry'
import { isBlank } from '@/lib/parsing/record'
import type { Message } from '@/lib/url/mail-link'

export type Answers = Readonly<Record<string, string>>

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
