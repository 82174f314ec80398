import { useEffect, useRef } from 'react'
import { isCalendarDay } from '@/lib/config/dates'
import type { EnquiryKind, EnquiryField as Field } from '@/lib/content/facts/enquiry'
import { formDraft, removeDraft, saveDraft } from '@/lib/enquiry/draft-store'
import type { Answers } from '@/lib/enquiry/message'

/** The answers in a form: restored after a reload, kept as a draft until they are cleared. */
export function useAnswers(kind: EnquiryKind, known: Answers) {
  const form = useRef<HTMLFormElement>(null)

  // Text typed before hydration takes precedence over the draft and is added to it.
  useEffect(() => {
    if (!form.current) return
    const draft = formDraft(kind.name)
    fillForm(form.current, kind, draft)
    const now = draftOf(form.current, kind)
    const hasMore = keptFields(kind).some(
      (field) => now[field.name] !== (draft[field.name] || untouched(field)),
    )
    if (hasMore) saveDraft(kind.name, now)
  }, [kind])

  // Runs after the draft is restored, because the draft takes precedence.
  useEffect(() => {
    if (form.current) fillForm(form.current, kind, known)
  }, [kind, known])

  return {
    form,
    keep() {
      if (form.current) saveDraft(kind.name, draftOf(form.current, kind))
    },
    clear() {
      removeDraft(kind.name)
      form.current?.reset()
      if (form.current) fillForm(form.current, kind, known)
    },
  }
}

/** A draft does not keep consent: each message asks for it again. */
const keptFields = ({ fields }: EnquiryKind) => fields.filter(({ kind }) => kind !== 'consent')

export function answersOf(form: HTMLFormElement, fields: readonly Field[]): Answers {
  const data = new FormData(form)
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]))
}

/** A draft keeps the place of a choice, because its text has another language on the pages of that language. */
function draftOf(form: HTMLFormElement, kind: EnquiryKind): Answers {
  const fields = keptFields(kind)
  const answers = answersOf(form, fields)
  const kept = ({ name, choices }: Field) => {
    const answer = answers[name] ?? ''
    return [name, choices ? String(choices.indexOf(answer)) : answer]
  }
  return Object.fromEntries(fields.map(kept))
}

/** The draft’s value of an untouched field. */
const untouched = ({ kind, choices }: Field) =>
  choices ? String(kind === 'radio' ? choices.length - 1 : 0) : ''

/** Fills only empty fields, so that nothing typed is overwritten. */
function fillForm(form: HTMLFormElement, kind: EnquiryKind, draft: Answers) {
  for (const field of keptFields(kind)) {
    const { name, choices = [] } = field
    const answer = draft[name] ?? ''
    // Earlier versions kept the text.
    const choice = choices.find((each) => each === answer) ?? choices[Number(answer || Number.NaN)]
    const control = form.elements.namedItem(name)
    if (control instanceof RadioNodeList) {
      if (choice && control.value === choices.at(-1)) control.value = choice
    } else if (control instanceof HTMLSelectElement) {
      if (choice && control.selectedIndex < 1) control.value = choice
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      // Browsers log a warning when an invalid date is set.
      if (control.value === '' && (control.type !== 'date' || isCalendarDay(answer))) control.value = answer
    }
  }
}
