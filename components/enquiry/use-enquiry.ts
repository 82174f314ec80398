import { useEffect, useRef, useState } from 'react'
import type { EnquiryKind } from '@/lib/content/enquiry/enquiries'
import { site } from '@/lib/content/site'
import { formDraft, removeDraft, saveDraft } from '@/lib/enquiry/draft-store'
import { mailLink } from '@/lib/enquiry/mail-link'
import { type Answers, composeMessage, type Message } from '@/lib/enquiry/message'
import { forgetMessageId, messageIdOf } from '@/lib/enquiry/message-id'
import { type PostResult, postMessage } from '@/lib/enquiry/post-message'
import { showNotice } from '@/lib/notices/notices'
import { answersOf, differsFrom, fillForm } from './form-answers'

/** The endpoint for all forms; without it the visitor's email app sends them. */
const FORMS_URL = process.env.NEXT_PUBLIC_FORMS_URL

/** A second press within this time is a double click. */
const DOUBLE_CLICK_MS = 1000

export const TRAP = 'website'

export type SendingState =
  | { state: 'open' | 'sending' | 'sent' | 'trapped' }
  | { state: 'refused' | 'unknown' | 'handed'; message: Message }

const OPEN: SendingState = { state: 'open' }

export function useEnquiry(kind: EnquiryKind, list: readonly string[], known: Answers) {
  const form = useRef<HTMLFormElement>(null)
  const lastPress = useRef(Number.NEGATIVE_INFINITY)
  const [outcome, setOutcome] = useState(OPEN)

  // Restores the draft after a reload. Text typed before hydration takes precedence and is added to the draft.
  useEffect(() => {
    if (!form.current) return
    const draft = formDraft(kind.name)
    fillForm(form.current, kind, draft)
    if (differsFrom(draft, form.current, kind)) saveDraft(kind.name, answersOf(form.current, kind))
  }, [kind])

  // Runs after the draft is restored, because the draft takes precedence.
  useEffect(() => {
    if (form.current) fillForm(form.current, kind, known)
  }, [kind, known])

  // A message composed for an earlier list must not be copied or sent.
  const listed = list.join('\n')
  const [lastListed, setLastListed] = useState(listed)
  if (lastListed !== listed) {
    setLastListed(listed)
    if ('message' in outcome) setOutcome(OPEN)
  }

  async function send(element: HTMLFormElement) {
    lastPress.current = performance.now()
    if (new FormData(element).get(TRAP)) return setOutcome({ state: 'trapped' })

    const answers = answersOf(element, kind)
    const message = composeMessage(kind, answers, list)
    if (!FORMS_URL) {
      setOutcome({ state: 'handed', message })
      window.location.href = mailLink(site.email, message).href
      return
    }
    setOutcome({ state: 'sending' })
    const id = messageIdOf(kind.name, message)
    const result = await postMessage(FORMS_URL, { id, form: kind.name, answers, list, ...message })
    if (result === 'sent') clear()
    if (!element.isConnected) reportElsewhere(kind, result)
    setOutcome(result === 'sent' ? { state: result } : { state: result, message })
  }

  /** Whether this is the second press of a double click, to be ignored. After a failure, each press is a new attempt. */
  function isRepeat() {
    if (outcome.state === 'sending') return true
    const isDone = outcome.state === 'handed' || outcome.state === 'sent'
    return isDone && performance.now() - lastPress.current < DOUBLE_CLICK_MS
  }

  /** Any change to the form makes the last outcome obsolete. */
  function reopen() {
    if (outcome.state !== 'sending') setOutcome(OPEN)
  }
  function keepDraft() {
    if (form.current) saveDraft(kind.name, answersOf(form.current, kind))
    reopen()
  }
  function clear() {
    removeDraft(kind.name)
    forgetMessageId(kind.name)
    form.current?.reset()
    if (form.current) fillForm(form.current, kind, known)
    setOutcome(OPEN)
  }
  return { form, outcome, send, isRepeat, keepDraft, reopen, clear }
}

/** For a visitor who has gone to another page in the meantime. */
function reportElsewhere({ page }: EnquiryKind, result: PostResult) {
  if (result === 'sent') return showNotice('Your message has been sent.')
  const outcome = result === 'refused' ? 'could not be sent' : 'may not have arrived'
  showNotice(`Your message ${outcome}. Nothing you typed is lost.`, {
    href: page,
    label: 'Back to the form',
  })
}
