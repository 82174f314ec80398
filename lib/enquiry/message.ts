import { formatDay, isCalendarDay } from '@/lib/config/dates'
import { messageText as texts } from '@/lib/content/enquiry'
import type { EnquiryField, EnquiryKind } from '@/lib/content/facts/enquiry'
import { isBlank } from '@/lib/parsing/record'
import type { Message, SentList } from '@/lib/url/mail-link'

export type Answers = Readonly<Record<string, string>>

/** Without the choices that say nothing: a question that was not answered has no answer. */
export const givenAnswers = ({ fields }: EnquiryKind, answers: Answers): Answers => ({
  ...answers,
  ...Object.fromEntries(
    fields.flatMap((field) =>
      field.isOpenAtFirst && answers[field.name] === openChoice(field) ? [[field.name, '']] : [],
    ),
  ),
})

/** What is chosen at first. */
const openChoice = ({ choices, kind }: EnquiryField) => choices?.at(kind === 'radio' ? -1 : 0)

/** Composes a message for people to read. Long answers come last, because a mail link may have to cut them. */
export function composeMessage(kind: EnquiryKind, answers: Answers, list?: SentList): Message {
  const given = kind.fields
    .map((field) => ({ ...field, answer: shownAnswer(field, answers[field.name]?.trim() ?? '') }))
    .filter(({ answer }) => !isBlank(answer))
  const short = given
    .filter((field) => field.kind !== 'area')
    .map(({ label, answer }) => texts.answer(label, answer))
  const long = given.filter((field) => field.kind === 'area').map(({ answer }) => answer)
  const written = [short.join('\n'), ...long].filter(Boolean).join('\n\n')
  return { subject: kind.subject, written, ...(list && { lists: list.lists }) }
}

/** A date in the words of the language: `December 1, 2026`. */
const shownAnswer = ({ kind }: EnquiryField, answer: string) =>
  kind === 'date' && isCalendarDay(answer) ? formatDay(answer) : answer
