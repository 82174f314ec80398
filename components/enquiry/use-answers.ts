import { useEffect, useRef } from 'react'
import type { EnquiryField, EnquiryKind } from '@/lib/content/enquiry/fields'
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
    const answers = answersOf(form.current, kind)
    const hasMore = kind.fields.some((field) => answers[field.name] !== (draft[field.name] || firstOf(field)))
    if (hasMore) saveDraft(kind.name, answers)
  }, [kind])

  // Runs after the draft is restored, because the draft takes precedence.
  useEffect(() => {
    if (form.current) fillForm(form.current, kind, known)
  }, [kind, known])

  return {
    form,
    keep() {
      if (form.current) saveDraft(kind.name, answersOf(form.current, kind))
    },
    clear() {
      removeDraft(kind.name)
      form.current?.reset()
      if (form.current) fillForm(form.current, kind, known)
    },
  }
}

export function answersOf(form: HTMLFormElement, kind: EnquiryKind): Answers {
  const data = new FormData(form)
  return Object.fromEntries(kind.fields.map(({ name }) => [name, String(data.get(name) ?? '')]))
}

/** The answer of a field that nobody has touched. */
const firstOf = ({ kind, choices }: EnquiryField) => (kind === 'radio' ? choices?.at(-1) : choices?.[0]) ?? ''

/** Fills only empty fields, so that nothing typed is overwritten. */
function fillForm(form: HTMLFormElement, { fields }: EnquiryKind, answers: Answers) {
  for (const field of fields) {
    const { name, choices } = field
    const answer = answers[name] ?? ''
    const control = form.elements.namedItem(name)
    if (control instanceof RadioNodeList) {
      if (control.value === firstOf(field) && choices?.includes(answer)) control.value = answer
    } else if (control instanceof HTMLSelectElement) {
      if (control.selectedIndex < 1 && choices?.includes(answer)) control.value = answer
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value === '') control.value = answer
    }
  }
}
