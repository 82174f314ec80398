import { createSignal } from '@/lib/browser/browser'
import { fieldOf, isRecord, parseJson } from '@/lib/parsing/record'
import { type OwnKey, readVisitItem, writeVisitItem } from './items'

const MAX_CHARACTERS = 10_000

/** What was typed, by field. */
export type Typed = Readonly<Record<string, string>>

/** What was typed, by form. */
export type Drafts = Readonly<Record<string, Typed>>

/** Values that are not text are skipped. */
export function toDrafts(json: unknown): Drafts {
  return Object.fromEntries(ownEntries(json).map(([form, typed]) => [form, toTyped(typed)]))
}

export function toTyped(json: unknown): Typed {
  return Object.fromEntries(
    ownEntries(json).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text.slice(0, MAX_CHARACTERS)]] : [],
    ),
  )
}

function ownEntries(json: unknown): [string, unknown][] {
  return isRecord(json) ? Object.keys(json).map((name) => [name, fieldOf(json, name)]) : []
}

/** What is being typed in this tab. It survives a reload and other pages; without storage, other pages only. */
export function createVisitDraft<T>(key: OwnKey, parse: (json: unknown) => T) {
  const { notify, subscribe } = createSignal('storage', 'pageshow')
  let known: { text: string | null; value: T } | null = null

  function get(): T {
    const text = readVisitItem(key)
    if (known?.text !== text) known = { text, value: parse(parseJson(text)) }
    return known.value
  }
  function set(value: T) {
    writeVisitItem(key, JSON.stringify(value))
    known = { text: readVisitItem(key), value }
    notify()
  }
  return { get, set, subscribe }
}
