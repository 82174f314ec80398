import { useEffect, useRef } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import type { EnquiryKind } from '@/lib/content/enquiry/fields'
import { byHand, enquiryOutcome, outcomeElsewhere } from '@/lib/content/enquiry/form'
import { site } from '@/lib/content/facts/site'
import { mailLink } from '@/lib/enquiry/mail-link'
import type { Message } from '@/lib/enquiry/message'
import type { SendResult } from '@/lib/enquiry/send-enquiry'
import { showNotice } from '@/lib/notices/notices'
import styles from './enquiry.module.scss'

export type SendingState = { state: 'open' | 'sending' | 'trapped' } | SendResult

/** Shows the outcome and what to do next, and takes the focus. */
export function EnquiryOutcome({ outcome, onClear }: { outcome: SendingState; onClear: () => void }) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (outcome.state !== 'open') panel.current?.focus()
  }, [outcome])

  if (outcome.state === 'open' || outcome.state === 'sending') return null
  const isSuccess = outcome.state === 'handed' || outcome.state === 'sent'
  return (
    <div
      className={`${styles.outcome} ${isSuccess ? '' : styles.failed} stack gap-3 px-3-half py-3 rounded-2`}
      role={isSuccess ? 'status' : 'alert'}
      tabIndex={-1}
      ref={panel}
    >
      <p>{enquiryOutcome[outcome.state]}</p>
      {'message' in outcome && (
        <>
          <ByHand message={outcome.message} />
          <p>
            <button className="btn btn-line" type="button" onClick={onClear}>
              {byHand.clear}
            </button>
          </p>
        </>
      )}
    </div>
  )
}

/** For visitors without an email app: the email address, and the full message to copy. */
function ByHand({ message }: { message: Message }) {
  const { href, isCut } = mailLink(site.email, message)
  return (
    <>
      <p>
        {byHand.ways(
          <a key="app" href={href}>
            {byHand.openApp}
          </a>,
          <strong key="email">{site.email}</strong>,
        )}
      </p>
      {isCut && <p>{byHand.isCut}</p>}
      <textarea
        className="form-control"
        aria-label={byHand.message}
        rows={6}
        readOnly
        value={`${message.subject}\n\n${message.body}`}
      />
      <div className="d-flex flex-wrap gap-2-half">
        <CopyButton text={message.body} label={byHand.copyMessage} />
        <CopyButton text={site.email} label={byHand.copyEmail} />
      </div>
    </>
  )
}

/** For a visitor who has gone to another page in the meantime. */
export function reportElsewhere({ page }: EnquiryKind, { state }: SendResult) {
  if (state === 'sent') showNotice(outcomeElsewhere.sent)
  else if (state !== 'handed')
    showNotice(outcomeElsewhere[state], { href: page, label: outcomeElsewhere.back })
}
