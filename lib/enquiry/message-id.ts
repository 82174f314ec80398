import { newId } from '@/lib/browser/new-id'
import { parseJson } from '@/lib/parsing/parse-json'
import { fieldOf } from '@/lib/parsing/record'
import { consumeVisitItem, readVisitItem, writeVisitItem } from '@/lib/storage/visit-items'
import type { Message } from './message'

const keyOf = (form: string) => `tersa.message.${form}` as const

/** The same for each attempt to send a message, even after a reload, so that an endpoint can drop duplicates. */
export function messageIdOf(form: string, { subject, body }: Message): string {
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
