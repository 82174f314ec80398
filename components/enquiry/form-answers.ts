import type { EnquiryKind } from '@/lib/content/enquiry/enquiries'
import type { Answers } from '@/lib/enquiry/message'

export function answersOf(form: HTMLFormElement, kind: EnquiryKind): Answers {
  const data = new FormData(form)
  return Object.fromEntries(kind.fields.map(({ name }) => [name, String(data.get(name) ?? '')]))
}

/** Whether the visitor has typed or chosen anything that is not in the draft. */
export function differsFrom(draft: Answers, form: HTMLFormElement, kind: EnquiryKind): boolean {
  const answers = answersOf(form, kind)
  return kind.fields.some(({ name, choices }) => answers[name] !== (draft[name] || (choices?.[0] ?? '')))
}

/** Fills only empty fields, so that nothing typed is overwritten. */
export function fillForm(form: HTMLFormElement, kind: EnquiryKind, answers: Answers) {
  for (const { name } of kind.fields) {
    const answer = answers[name] ?? ''
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLSelectElement && control.selectedIndex < 1) choose(control, answer)
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value === '') control.value = answer
    }
  }
}

function choose(control: HTMLSelectElement, answer: string) {
  if (Array.from(control.options, ({ value }) => value).includes(answer)) control.value = answer
}
