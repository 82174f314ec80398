import { useEffect, useRef, useState } from 'react'
import type { EnquiryKind } from '@/lib/content/enquiries'
import { site } from '@/lib/content/site'
import { draftOf, forgetDraft, keepDraft } from '@/lib/enquiry/draft-store'
import { mailLink } from '@/lib/enquiry/mail-link'
import { type Answers, composeMessage, type Message } from '@/lib/enquiry/message'
import { postMessage } from '@/lib/enquiry/post-message'

/** Where forms go; without it the visitor's own mail program sends them. */
const FORMS_URL = process.env.NEXT_PUBLIC_FORMS_URL

/** A second press within it is a double click. */
const DOUBLE_CLICK_MS = 1000

export const TRAP = 'website'

export type Outcome =
  | { state: 'open' | 'sending' | 'sent' | 'trapped' }
  | { state: 'failed' | 'handed'; message: Message }

export function useEnquiry(kind: EnquiryKind, list: readonly string[]) {
  const form = useRef<HTMLFormElement>(null)
  const lastSent = useRef(0)
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' })

  // What was typed before a reload comes back; what is typed already stays.
  useEffect(() => {
    if (form.current) fill(form.current, draftOf(kind.name))
  }, [kind])

  async function send(element: HTMLFormElement) {
    const now = Date.now()
    if (outcome.state === 'sending' || now - lastSent.current < DOUBLE_CLICK_MS) return
    lastSent.current = now
    if (new FormData(element).get(TRAP)) return setOutcome({ state: 'trapped' })

    const answers = answersOf(element, kind)
    const message = composeMessage(kind, answers, list)
    if (!FORMS_URL) {
      setOutcome({ state: 'handed', message })
      window.location.href = mailLink(site.email, message).href
      return
    }
    setOutcome({ state: 'sending' })
    if (await postMessage(FORMS_URL, { form: kind.name, answers, list, ...message })) {
      forgetDraft(kind.name)
      element.reset()
      setOutcome({ state: 'sent' })
    } else setOutcome({ state: 'failed', message })
  }

  return {
    form,
    outcome,
    send,
    keep: () => form.current && keepDraft(kind.name, answersOf(form.current, kind)),
  }
}

function answersOf(form: HTMLFormElement, kind: EnquiryKind): Answers {
  const data = new FormData(form)
  const kept = kind.fields.filter(({ kind: sort }) => sort !== 'consent')
  return Object.fromEntries(kept.map(({ name }) => [name, String(data.get(name) ?? '')]))
}

function fill(form: HTMLFormElement, answers: Answers) {
  for (const [name, answer] of Object.entries(answers)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLSelectElement) choose(control, answer)
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value === '') control.value = answer
    }
  }
}

function choose(control: HTMLSelectElement, answer: string) {
  if (Array.from(control.options, ({ value }) => value).includes(answer)) control.value = answer
}
