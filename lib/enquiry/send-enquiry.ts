import { newId } from '@/lib/browser/browser'
import type { EnquiryKind } from '@/lib/content/facts/enquiry'
import { site } from '@/lib/content/facts/site'
import { fieldOf, parseJson } from '@/lib/parsing/record'
import { consumeVisitItem, readVisitItem, writeVisitItem } from '@/lib/storage/items'
import { type Message, mailLink } from '@/lib/url/mail-link'
import { type Answers, composeMessage } from './message'
import { postMessage } from './post-message'

/** The endpoint for all forms; without it the visitor's email app sends them. */
const FORMS_URL = process.env.NEXT_PUBLIC_FORMS_URL

/** `handed`: to the visitor's email app. A message that has not been sent can be copied. */
export type SendResult = { state: 'sent' } | { state: 'refused' | 'unknown' | 'handed'; message: Message }

export async function sendEnquiry(
  kind: EnquiryKind,
  answers: Answers,
  list: readonly string[],
): Promise<SendResult> {
  const message = composeMessage(kind, answers, list)
  if (!FORMS_URL) {
    window.location.href = mailLink(site.email, message).href
    return { state: 'handed', message }
  }
  const id = messageIdOf(kind.name, message)
  const state = await postMessage(FORMS_URL, { id, form: kind.name, answers, list, ...message })
  return state === 'sent' ? { state } : { state, message }
}

const keyOf = (form: string) => `tersa.message.${form}` as const

/** The same for each attempt to send a message, even after a reload, so that an endpoint can drop duplicates. */
function messageIdOf(form: string, { subject, body }: Message): string {
  const text = `${subject}\n\n${body}`
  const last = parseJson(readVisitItem(keyOf(form)))
  const lastId = fieldOf(last, 'id')
  if (typeof lastId === 'string' && fieldOf(last, 'text') === text) return lastId
  const id = newId()
  writeVisitItem(keyOf(form), JSON.stringify({ id, text }))
  return id
}

/** Gives the next message a new id, even if its text is the same. */
export function forgetMessageId(form: string) {
  consumeVisitItem(keyOf(form))
}
