'use client'

import { ProblemSummary } from '@/components/ui/problem-summary'
import { useCheckedForm } from '@/components/ui/use-checked-form'
import type { EnquiryKind } from '@/lib/content/enquiries'
import type { Answers } from '@/lib/enquiry/message'
import { EnquiryField } from './enquiry-field'
import styles from './enquiry-form.module.scss'
import { EnquiryOutcome } from './enquiry-outcome'
import { TRAP, useEnquiry } from './use-enquiry'

type Props = {
  kind: EnquiryKind
  /** What the enquiry is about, one line each. */
  list?: readonly string[]
  /** Answers that are known already; they fill empty fields. */
  known?: Answers
}

const NOTHING: readonly string[] = []
const UNKNOWN: Answers = {}

export function EnquiryForm({ kind, list = NOTHING, known = UNKNOWN }: Props) {
  const { form, outcome, send, isRepeat, keep, reopen, clear } = useEnquiry(kind, list, known)
  const { problems, summary, submit, change } = useCheckedForm(send)
  const idOf = (name: string) => `${kind.name}-${name}`

  return (
    // Before hydration `dialog` sends nothing anywhere, so that nothing typed can stand in the URL.
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
        keep()
        change(event)
      }}
    >
      <ProblemSummary problems={problems} idOf={idOf} ref={summary} />
      {/* What goes out is what stands there: nothing changes under way. */}
      <div className={styles.fields} inert={outcome.state === 'sending'}>
        {kind.fields.map((field) => (
          <EnquiryField
            key={field.name}
            field={field}
            id={idOf(field.name)}
            problem={problems[field.name]}
            // A list says what it is about by itself.
            isFree={field.kind === 'area' && list.length > 0}
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
