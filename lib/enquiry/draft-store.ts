import { fieldOf, isRecord } from '@/lib/outside/record'
import { jsonCodec } from '@/lib/storage/json-codec'
import { createStoredValue } from '@/lib/storage/stored-value'
import type { Answers } from './message'

const MAX_CHARACTERS = 10_000

type Drafts = Readonly<Record<string, Answers>>

/** What was typed and not yet sent, by form; what is not text is left out. */
export function toDrafts(json: unknown): Drafts {
  return Object.fromEntries(ownEntries(json).map(([form, answers]) => [form, toAnswers(answers)]))
}

function toAnswers(json: unknown): Answers {
  return Object.fromEntries(
    ownEntries(json).flatMap(([name, answer]) =>
      typeof answer === 'string' ? [[name, answer.slice(0, MAX_CHARACTERS)]] : [],
    ),
  )
}

function ownEntries(json: unknown): [string, unknown][] {
  return isRecord(json) ? Object.keys(json).map((name) => [name, fieldOf(json, name)]) : []
}

export const draftStore = createStoredValue(jsonCodec('tersa.enquiries', toDrafts))

export function draftOf(form: string): Answers {
  return draftStore.get()[form] ?? {}
}

export function keepDraft(form: string, answers: Answers) {
  draftStore.update((drafts) => ({ ...drafts, [form]: answers }))
}

export function forgetDraft(form: string) {
  draftStore.update(({ [form]: _sent, ...others }) => others)
}
