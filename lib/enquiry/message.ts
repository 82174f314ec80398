import type { EnquiryKind } from '@/lib/content/enquiries'

export type Answers = Readonly<Record<string, string>>

export type Message = { subject: string; body: string }

/** What goes out, as a person reads it: short answers, then the text, then what is asked about. */
export function composeMessage(kind: EnquiryKind, answers: Answers, list: readonly string[]): Message {
  const given = kind.fields
    .map((field) => ({ ...field, answer: answers[field.name]?.trim() ?? '' }))
    .filter(({ answer }) => answer !== '')
  const short = given
    .filter((field) => field.kind !== 'area')
    .map(({ label, answer }) => `${label}: ${answer}`)
  const long = given.filter((field) => field.kind === 'area').map(({ answer }) => answer)
  const parts = [short.join('\n'), ...long]
  if (list.length > 0) parts.push(`For a quote:\n${list.map((line) => `- ${line}`).join('\n')}`)
  return { subject: kind.subject, body: parts.filter(Boolean).join('\n\n') }
}
