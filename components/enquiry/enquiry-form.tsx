'use client'

import { type FormEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { focusAfter } from '@/components/ui/focus'
import { ProblemLinks, useCheckedForm } from '@/components/ui/form'
import { loadOrNotice } from '@/components/ui/lazy-part'
import { showNotice } from '@/lib/announcements/announcements'
import {
  byHand,
  enquiryOutcome,
  messagePreview,
  outcomeElsewhere,
  enquiryForm as texts,
} from '@/lib/content/enquiry'
import type { EnquiryKind, EnquiryField as Field } from '@/lib/content/facts/enquiry'
import { site } from '@/lib/content/facts/site'
import { type Answers, composeMessage, givenAnswers } from '@/lib/enquiry/message'
import { forgetMessageId, type SendResult, sendEnquiry } from '@/lib/enquiry/send-enquiry'
import { bodyOf, type Message, mailLink, type SentList } from '@/lib/url/mail-link'
import styles from './enquiry.module.scss'
import { EnquiryField } from './enquiry-field'
import { answersOf, useAnswers } from './use-answers'

type Props = {
  kind: EnquiryKind
  /** The list that is sent along, composed on sending; `answers` follow from it. */
  list?: { key: string; compose: () => Promise<SentList>; answers?: Answers } | undefined
  /** Known answers, which fill empty fields. */
  known?: Answers
  /** Fields that the page shows and keeps in its own way, above the others. */
  own?: OwnFields
  /** Folds the extra fields, which otherwise are among the others. */
  fold?: ((fields: ReactNode) => ReactNode) | undefined
  /** Below the button. */
  note?: ReactNode
  /** What can be done once a message with these answers is on its way. */
  afterwards?: ((answers: Answers) => ReactNode) | undefined
}

type OwnFields = {
  /** Of the answers that change what is sent. */
  key: string
  names: readonly string[]
  show: (problems: Readonly<Record<string, string>>, idOf: (name: string) => string) => ReactNode
  clear: () => void
}

const UNKNOWN: Answers = {}
const OPEN: Sending = { state: 'open' }
const TRAP = 'website'

/** A second press within this time is a double click. */
const DOUBLE_CLICK_MS = 1000

export function EnquiryForm({ kind, list, known = UNKNOWN, own, fold, note, afterwards }: Props) {
  const ownNames = own?.names
  const typed = useMemo(
    () => ({ ...kind, fields: kind.fields.filter(({ name }) => !ownNames?.includes(name)) }),
    [kind, ownNames],
  )
  const { form, keep, clear } = useAnswers(typed, known)
  const [outcome, setOutcome] = useState(OPEN)
  /** Renews the message that is shown. */
  const previewed = useRef<() => void>(null)
  const lastPress = useRef(Number.NEGATIVE_INFINITY)
  const { problems: found, summary, submit, change } = useCheckedForm(send)
  // A question that the list no longer asks has no problem.
  const problems = Object.fromEntries(
    kind.fields.flatMap(({ name }) => (found[name] ? [[name, found[name]]] : [])),
  )
  const listed = [list?.key, own?.key].join()
  // A message composed for an earlier list must not be copied or sent.
  if ('message' in outcome && outcome.listed !== listed) setOutcome(OPEN)
  const isSending = outcome.state === 'sending'
  const idOf = (name: string) => `${kind.name}-${name}`

  async function send(element: HTMLFormElement) {
    lastPress.current = performance.now()
    if (new FormData(element).get(TRAP)) return setOutcome({ state: 'trapped' })
    setOutcome({ state: 'sending' })
    const answers = answersIn(element)
    const sent = list && (await loadOrNotice(texts.list, list.compose))
    if (sent === null) return setOutcome(OPEN)
    const result = await sendEnquiry(kind, answers, sent)
    if (result.state === 'sent') startAgain()
    if (!element.isConnected) reportElsewhere(kind, result)
    setOutcome({ ...result, listed, answers })
  }
  const answersIn = (element: HTMLFormElement) => ({
    ...list?.answers,
    ...givenAnswers(kind, answersOf(element, kind.fields)),
  })
  /** The message as the shop receives it; the list is composed again each time, because it may have changed. */
  async function preview(): Promise<string> {
    if (!form.current || !list) return ''
    const sent = await loadOrNotice(texts.list, list.compose)
    return sent && form.current ? bodyOf(composeMessage(kind, answersIn(form.current), sent)) : ''
  }
  function startAgain() {
    own?.clear()
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
    const closed = event.currentTarget.querySelectorAll('details:has(:invalid)')
    for (const details of closed) details.setAttribute('open', '')
  }

  const isFolded = ({ isExtra = false }: Field) => isExtra && fold !== undefined
  const isLast = ({ kind }: Field) => kind === 'consent'
  const show = (fields: readonly Field[]) =>
    fields.map((field) => (
      <EnquiryField key={field.name} field={field} id={idOf(field.name)} problem={problems[field.name]} />
    ))

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
        previewed.current?.()
      }}
    >
      <ProblemLinks problems={problems} idOf={idOf} ref={summary} />
      {/* Inert while sending, so that the fields keep showing what is sent. */}
      <div className="d-grid gap-3-half cols-1 cols-sm-2" inert={isSending}>
        {own?.show(problems, idOf)}
        {show(typed.fields.filter((field) => !isFolded(field) && !isLast(field)))}
        {fold?.(show(typed.fields.filter(isFolded)))}
        {show(typed.fields.filter(isLast))}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={idOf(TRAP)}>{texts.trap}</label>
          <input id={idOf(TRAP)} name={TRAP} tabIndex={-1} autoComplete="off" />
        </div>
      </div>
      {list && <MessagePreview key={listed} compose={preview} changed={previewed} />}
      <button className="btn btn-primary btn-lg me-auto" type="submit" aria-disabled={isSending}>
        {isSending ? texts.sending : kind.button}
      </button>
      {note}
      <EnquiryOutcome
        outcome={outcome}
        sent={kind.sent}
        afterwards={afterwards}
        onClear={() =>
          focusAfter(startAgain, () => form.current?.querySelector<HTMLElement>('input:enabled'))
        }
      />
    </form>
  )
}

type PreviewProps = { compose: () => Promise<string>; changed: RefObject<(() => void) | null> }

/** What the shop receives, as soon as the visitor wants to see it. */
function MessagePreview({ compose, changed }: PreviewProps) {
  const [text, setText] = useState('')
  const show = () => void compose().then(setText)
  return (
    <div className="d-print-none fs-sm">
      <p className="m-0">{messagePreview.about}</p>
      <details
        onToggle={({ currentTarget }) => {
          changed.current = currentTarget.open ? show : null
          changed.current?.()
        }}
      >
        <summary className="act d-inline-flex align-items-center min-h-target">{messagePreview.see}</summary>
        <pre className={`${styles.message} m-0 p-3 rounded-2`}>{text}</pre>
      </details>
    </div>
  )
}

/** `listed` is the key of the list that was sent. */
type Sending = ({ state: 'open' | 'sending' | 'trapped' } | SendResult) & {
  listed?: string | undefined
  answers?: Answers
}

type OutcomeProps = Pick<Props, 'afterwards'> & {
  outcome: Sending
  sent: string | undefined
  onClear: () => void
}

/** Shows the outcome and what to do next, and takes the focus. */
function EnquiryOutcome({ outcome, sent, afterwards, onClear }: OutcomeProps) {
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
      <p>{(outcome.state === 'sent' && sent) || enquiryOutcome[outcome.state]}</p>
      {isSuccess && outcome.answers && afterwards?.(outcome.answers)}
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
      {href && (
        <p>
          {byHand.ways(
            <a key="app" href={href}>
              {byHand.openApp}
            </a>,
            <strong key="email">{site.email}</strong>,
          )}
        </p>
      )}
      {href && isCut && <p>{byHand.isCut}</p>}
      <textarea
        className="form-control"
        aria-label={byHand.message}
        rows={6}
        readOnly
        value={`${message.subject}\n\n${bodyOf(message)}`}
      />
      <div className="d-flex flex-wrap gap-2-half">
        <CopyButton text={bodyOf(message)} label={byHand.copyMessage} />
        <CopyButton text={site.email} label={byHand.copyEmail} />
      </div>
    </>
  )
}

/** For a visitor who has gone to another page in the meantime. */
function reportElsewhere({ page }: EnquiryKind, { state }: SendResult) {
  if (state === 'sent') showNotice(outcomeElsewhere.sent)
  else if (state !== 'handed' && state !== 'unopened')
    showNotice(outcomeElsewhere[state], { href: page, label: outcomeElsewhere.back })
}
