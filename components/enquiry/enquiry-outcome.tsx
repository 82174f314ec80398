import { useEffect, useRef } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import type { EnquiryKind } from '@/lib/content/enquiry/enquiries'
import { site } from '@/lib/content/site'
import { mailLink } from '@/lib/enquiry/mail-link'
import type { Message } from '@/lib/enquiry/message'
import type { SendResult } from '@/lib/enquiry/send-enquiry'
import { showNotice } from '@/lib/notices/notices'
import styles from './enquiry-form.module.scss'

export type SendingState = { state: 'open' | 'sending' | 'trapped' } | SendResult

const texts = {
  sent: 'Your message has been sent. We will reply to the email address you entered.',
  trapped: `A hidden field was filled in, so nothing was sent. Reload the page and try again, or write to ${site.email}.`,
  handed: 'Your email app should open with the message. Nothing is sent until you send it there.',
  refused: 'Your message could not be sent. Nothing you typed is lost: try again, or send it by email.',
  unknown:
    'We cannot tell whether your message arrived, because this page received no response that it can read. Nothing you typed is lost. Try again, or send it by email.',
}

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
      className={`${styles.outcome} ${isSuccess ? '' : styles.failed}`}
      role={isSuccess ? 'status' : 'alert'}
      tabIndex={-1}
      ref={panel}
    >
      <p>{texts[outcome.state]}</p>
      {'message' in outcome && (
        <>
          <ByHand message={outcome.message} />
          <button className="btn btn-line" type="button" onClick={onClear}>
            Clear the form
          </button>
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
        <a href={href}>Open your email app</a>, or copy the message and send it to{' '}
        <strong>{site.email}</strong>.
      </p>
      {isCut && (
        <p>The message is too long for an email link and was shortened: paste the copied text over it.</p>
      )}
      <textarea
        className="form-control"
        aria-label="Full message"
        rows={6}
        readOnly
        value={`${message.subject}\n\n${message.body}`}
      />
      <div className="d-flex flex-wrap gap-2-half">
        <CopyButton text={message.body} label="Copy message" />
        <CopyButton text={site.email} label="Copy email address" />
      </div>
    </>
  )
}

/** For a visitor who has gone to another page in the meantime. */
export function reportElsewhere({ page }: EnquiryKind, { state }: SendResult) {
  if (state === 'sent') return showNotice('Your message has been sent.')
  if (state === 'handed') return
  const outcome = state === 'refused' ? 'could not be sent' : 'may not have arrived'
  showNotice(`Your message ${outcome}. Nothing you typed is lost.`, {
    href: page,
    label: 'Back to the form',
  })
}
