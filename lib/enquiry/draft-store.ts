import { parseJson } from '@/lib/parsing/record'
import { readVisitItem, writeVisitItem } from '@/lib/storage/items'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { type Drafts, toDrafts } from '@/lib/storage/visit-drafts'
import type { Answers } from './message'

/** The drafts of this tab: a form that is open in two tabs has a separate text in each, even after a reload. */
const TAB_DRAFTS = 'tersa.enquiries'

export const formDrafts = createStoredValue(jsonCodec('tersa.enquiries', toDrafts))

const tabDrafts = () => toDrafts(parseJson(readVisitItem(TAB_DRAFTS)))
const writeTabDrafts = (drafts: Drafts) => writeVisitItem(TAB_DRAFTS, JSON.stringify(drafts))

export function formDraft(form: string): Answers {
  return tabDrafts()[form] ?? formDrafts.get()[form] ?? {}
}

/**
 * Merges only the fields that changed in this tab into the draft that all tabs share. The text of a field that the form
 * does not ask at the moment stays.
 */
export function saveDraft(form: string, answers: Answers) {
  const before = formDraft(form)
  const changed = Object.entries(answers).filter(([name, answer]) => answer !== (before[name] ?? ''))
  formDrafts.update((drafts) => ({ ...drafts, [form]: { ...drafts[form], ...Object.fromEntries(changed) } }))
  writeTabDrafts({ ...tabDrafts(), [form]: { ...before, ...answers } })
}

export function removeDraft(form: string) {
  const { [form]: _sentHere, ...left } = tabDrafts()
  writeTabDrafts(left)
  formDrafts.update(({ [form]: _sent, ...others }) => others)
}
