'use client'

import { type FormEvent, useRef, useState } from 'react'
import { ProblemLinks, useCheckedForm } from '@/components/ui/form'
import { loadOrNotice } from '@/components/ui/load-or-notice'
import type { EnquiryKind } from '@/lib/content/enquiry/fields'
import { quoteForm as formTexts, enquiryForm as texts } from '@/lib/content/enquiry/form'
import type { Answers } from '@/lib/enquiry/message'
import { forgetMessageId, sendEnquiry } from '@/lib/enquiry/send-enquiry'
import styles from './enquiry.module.scss'
import { EnquiryField } from './enquiry-field'
import { EnquiryOutcome, reportElsewhere, type SendingState } from './enquiry-outcome'
import { answersOf, useAnswers } from './use-answers'

type Props = {
  kind: EnquiryKind
  /** The list that is sent along, one text for each line, loaded on sending; `answers` follow from it. */
  list?: { key: string; texts: () => Promise<readonly string[]>; answers?: Answers } | undefined
  /** Known answers, which fill empty fields. */
  known?: Answers
}

const UNKNOWN: Answers = {}
const OPEN: SendingState = { state: 'open' }
const TRAP = 'website'

/** A second press within this time is a double click. */
const DOUBLE_CLICK_MS = 1000

export function EnquiryForm({ kind, list, known = UNKNOWN }: Props) {
  const { form, keep, clear } = useAnswers(kind, known)
  const [outcome, setOutcome] = useState(OPEN)
  const lastPress = useRef(Number.NEGATIVE_INFINITY)
  const { problems, summary, submit, change } = useCheckedForm(send)
  const isSending = outcome.state === 'sending'
  const idOf = (name: string) => `${kind.name}-${name}`

  // A message composed for an earlier list must not be copied or sent.
  const listed = list?.key
  const [lastListed, setLastListed] = useState(listed)
  if (lastListed !== listed) {
    setLastListed(listed)
    if ('message' in outcome) setOutcome(OPEN)
  }

  async function send(element: HTMLFormElement) {
    lastPress.current = performance.now()
    if (new FormData(element).get(TRAP)) return setOutcome({ state: 'trapped' })
    setOutcome({ state: 'sending' })
    const answers = { ...list?.answers, ...answersOf(element, kind) }
    const texts = list ? await loadOrNotice(formTexts.list, list.texts) : []
    if (!texts) return setOutcome(OPEN)
    const result = await sendEnquiry(kind, answers, texts)
    if (result.state === 'sent') startAgain()
    if (!element.isConnected) reportElsewhere(kind, result)
    setOutcome(result)
  }
  function startAgain() {
    clear()
    forgetMessageId(kind.name)
    setOutcome(OPEN)
  }
  function press(event: FormEvent<HTMLFormElement>) {
    const isDone = outcome.state === 'handed' || outcome.state === 'sent'
    const isDoubleClick = isDone && performance.now() - lastPress.current < DOUBLE_CLICK_MS
    // After a failure, each press is a new attempt.
    if (isSending || isDoubleClick) return event.preventDefault()
    setOutcome(OPEN)
    submit(event)
  }

  return (
    // `dialog` sends no request, so that a submit before hydration does not put the answers in the URL.
    <form
      className="stack gap-3-half scripted"
      method="dialog"
      noValidate
      ref={form}
      onSubmit={press}
      onChange={(event) => {
        keep()
        if (!isSending) setOutcome(OPEN)
        change(event)
      }}
    >
      <ProblemLinks problems={problems} idOf={idOf} ref={summary} />
      {/* Inert while sending, so that the fields keep showing what is sent. */}
      <div className={`${styles.fields} d-grid gap-3-half`} inert={isSending}>
        {kind.fields.map((field) => (
          <EnquiryField key={field.name} field={field} id={idOf(field.name)} problem={problems[field.name]} />
        ))}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={idOf(TRAP)}>{texts.trap}</label>
          <input id={idOf(TRAP)} name={TRAP} tabIndex={-1} autoComplete="off" />
        </div>
      </div>
      <button className="btn btn-primary btn-lg me-auto" type="submit" aria-disabled={isSending}>
        {isSending ? texts.sending : kind.button}
      </button>
      <EnquiryOutcome outcome={outcome} onClear={startAgain} />
    </form>
  )
}
