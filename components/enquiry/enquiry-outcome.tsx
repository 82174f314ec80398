import { useEffect, useRef } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { site } from '@/lib/content/site'
import { mailLink } from '@/lib/enquiry/mail-link'
import type { Message } from '@/lib/enquiry/message'
import styles from './enquiry-form.module.scss'
import type { Outcome } from './use-enquiry'

/** What really happened, and the way on. It gets the focus. */
export function EnquiryOutcome({ outcome, onClear }: { outcome: Outcome; onClear: () => void }) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (outcome.state !== 'open' && outcome.state !== 'sending') panel.current?.focus()
  }, [outcome])

  if (outcome.state === 'open' || outcome.state === 'sending') return null
  const isFine = outcome.state === 'handed' || outcome.state === 'sent'
  return (
    <div
      className={`${styles.outcome} ${isFine ? '' : styles.failed}`}
      role={isFine ? 'status' : 'alert'}
      tabIndex={-1}
      ref={panel}
    >
      {outcome.state === 'sent' && <p>The message has been sent. We answer to the email that you entered.</p>}
      {outcome.state === 'trapped' && (
        <p>
          A field that people do not see is filled in, so nothing was sent. Reload the page and try again, or
          write to {site.email}.
        </p>
      )}
      {'message' in outcome && (
        <>
          <p>{said[outcome.state]}</p>
          <ByHand message={outcome.message} />
          <button className="btn btn-line" type="button" onClick={onClear}>
            Clear the form
          </button>
        </>
      )}
    </div>
  )
}

const said = {
  handed: 'Your mail program should open with the message. Nothing is sent until you send it there.',
  refused: 'The message could not be sent. Nothing that you typed is lost: try again, or send it by mail.',
  unknown:
    'We cannot tell whether the message has arrived, because no answer came back that this page can read. Nothing that you typed is lost. Try again, or send it by mail.',
}

/** For those without a mail program: the address to write to, and the whole message to copy. */
function ByHand({ message }: { message: Message }) {
  const { href, isCut } = mailLink(site.email, message)
  return (
    <>
      <p>
        <a href={href}>Open the mail program</a>, or copy the message and send it to{' '}
        <strong>{site.email}</strong>.
      </p>
      {isCut && <p>It is too long for a mail link: paste the copy over the shortened text.</p>}
      <textarea
        className="form-control"
        aria-label="The whole message"
        rows={6}
        readOnly
        value={`${message.subject}\n\n${message.body}`}
      />
      <div className="d-flex flex-wrap gap-2-half">
        <CopyButton text={message.body} label="Copy message" />
        <CopyButton text={site.email} label="Copy address" />
      </div>
    </>
  )
}
