import { newId } from '@/lib/browser/browser'
import type { EnquiryKind } from '@/lib/content/facts/enquiry'
import { site } from '@/lib/content/facts/site'
import { fieldOf, parseJson } from '@/lib/parsing/record'
import { consumeVisitItem, readVisitItem, writeVisitItem } from '@/lib/storage/items'
import { bodyOf, type Message, mailLink, type SentList } from '@/lib/url/mail-link'
import { type Answers, composeMessage } from './message'
import { postMessage } from './post-message'

/** The endpoint for all forms; without it the visitor's email app sends them. */
const FORMS_URL = process.env.NEXT_PUBLIC_FORMS_URL

/**
 * `handed`: to the visitor's email app; `unopened`: the list is too long for a link to it. A message that has not been sent
 * can be copied.
 */
export type SendResult =
  | { state: 'sent' }
  | { state: 'refused' | 'unknown' | 'handed' | 'unopened'; message: Message }

export async function sendEnquiry(kind: EnquiryKind, answers: Answers, list?: SentList): Promise<SendResult> {
  const message = composeMessage(kind, answers, list)
  if (!FORMS_URL) {
    const { href } = mailLink(site.email, message)
    if (!href) return { state: 'unopened', message }
    window.location.href = href
    return { state: 'handed', message }
  }
  const { subject } = message
  const body = bodyOf(message)
  const id = messageIdOf(kind.name, `${subject}\n\n${body}`)
  const { link = null, lines = [] } = list ?? {}
  const post = { id, form: kind.name, answers, link, list: lines, subject, body }
  const state = await postMessage(FORMS_URL, post)
  return state === 'sent' ? { state } : { state, message }
}

const keyOf = (form: string) => `tersa.message.${form}` as const

/** The same for each attempt to send a message, even after a reload, so that an endpoint can drop duplicates. */
function messageIdOf(form: string, text: string): string {
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
