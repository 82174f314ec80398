'use client'

import { ProblemLinks } from '@/components/ui/problem-links'
import { useCheckedForm } from '@/components/ui/use-checked-form'
import type { EnquiryKind } from '@/lib/content/enquiry/enquiries'
import type { Answers } from '@/lib/enquiry/message'
import { EnquiryField } from './enquiry-field'
import styles from './enquiry-form.module.scss'
import { EnquiryOutcome } from './enquiry-outcome'
import { TRAP, useEnquiry } from './use-enquiry'

type Props = {
  kind: EnquiryKind
  /** The items that the enquiry is about, one line each. */
  list?: readonly string[]
  /** Known answers, which fill empty fields. */
  known?: Answers
}

const NOTHING: readonly string[] = []
const UNKNOWN: Answers = {}

export function EnquiryForm({ kind, list = NOTHING, known = UNKNOWN }: Props) {
  const { form, outcome, send, isRepeat, keepDraft, reopen, clear } = useEnquiry(kind, list, known)
  const { problems, summary, submit, change } = useCheckedForm(send)
  const idOf = (name: string) => `${kind.name}-${name}`

  return (
    // `dialog` sends no request, so that a submit before hydration does not put the answers in the URL.
    <form
      className={`${styles.form} scripted`}
      method="dialog"
      noValidate
      ref={form}
      onSubmit={(event) => {
        if (isRepeat()) return event.preventDefault()
        reopen()
        submit(event)
      }}
      onChange={(event) => {
        keepDraft()
        change(event)
      }}
    >
      <ProblemLinks problems={problems} idOf={idOf} ref={summary} />
      {/* Inert while sending, so that the fields keep showing what is sent. */}
      <div className={styles.fields} inert={outcome.state === 'sending'}>
        {kind.fields.map((field) => (
          <EnquiryField
            key={field.name}
            field={field}
            id={idOf(field.name)}
            problem={problems[field.name]}
            // With a list, the enquiry makes sense without a message.
            isOptional={field.kind === 'area' && list.length > 0}
          />
        ))}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={idOf(TRAP)}>Leave this empty</label>
          <input id={idOf(TRAP)} name={TRAP} tabIndex={-1} autoComplete="off" />
        </div>
      </div>
      <button className="btn btn-primary btn-lg" type="submit" aria-disabled={outcome.state === 'sending'}>
        {outcome.state === 'sending' ? 'Sending…' : kind.button}
      </button>
      <EnquiryOutcome outcome={outcome} onClear={clear} />
    </form>
  )
}
