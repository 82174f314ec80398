import { useEffect, useRef, useState } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { numberField as texts } from '@/lib/content/units'
import { withUnits } from '@/lib/content/words'

/** What a field has read; a text that is no number stays as it is. */
type Value = number | string

type Props = {
  id: string
  label: string
  value: Value
  read: (text: string) => Value
  /** A value with its unit. */
  show: (value: number) => string
  /** Why a value does not count. */
  problemOf: (value: Value) => string | false
  onChange: (value: Value) => void
  /** The element with a hint. */
  describedBy?: string
  /** Whether the value is not from the visitor. */
  isEstimated?: boolean
  /** The field appears after a press, and takes the focus. */
  hasFocusAtFirst?: boolean
}

type Entry = { text: string; value: Value; phase: 'typing' | 'paused' | 'left' }

/** While somebody types, an error waits this long. */
const PAUSE_MS = 1000

/** Accepts free text and keeps it. A note below gives the problem, or the value if it differs from what was typed. */
export function NumberField(props: Props) {
  const { id, label, value, read, show, problemOf, onChange, describedBy, isEstimated = false } = props
  const [entry, setEntry] = useState<Entry | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  // The value may have changed elsewhere after the field was left.
  const typed = entry && (entry.phase !== 'left' || entry.value === value) ? entry : null
  const text = typed?.text ?? (typeof value === 'number' ? show(value) : value)
  const isTyping = typed?.phase === 'typing'
  const isWrong = !isTyping && Boolean(problemOf(value))
  const note = noteOf(text, typed?.value ?? value)

  function noteOf(text: string, value: Value): string {
    const problem = problemOf(value)
    if (problem || typeof value === 'string') return problem || ''
    return figuresOf(text) === figuresOf(show(value)) ? '' : texts.converted(text.trim(), show(value))
  }
  function type(text: string) {
    const next = { text, value: read(text) }
    setEntry({ ...next, phase: 'typing' })
    onChange(next.value)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => settle({ ...next, phase: 'paused' }), PAUSE_MS)
  }
  function settle(next: Entry) {
    clearTimeout(pause.current)
    setEntry(next)
    const note = noteOf(next.text, next.value)
    if (note) announce(id, () => note)
  }
  function leave() {
    if (isTyping) settle({ ...typed, phase: 'left' })
    else setEntry(typed && { ...typed, phase: 'left' })
  }
  const isNoteShown = note !== '' && (isWrong || !problemOf(value))
  return (
    <>
      <div>
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        <input
          className={`form-control numeric ${isEstimated && !typed ? 'text-body-secondary' : ''}`}
          id={id}
          ref={props.hasFocusAtFirst ? focusOn : undefined}
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={[isNoteShown && `${id}-note`, describedBy].filter(Boolean).join(' ') || undefined}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
      </div>
      {isNoteShown && (
        <p
          className={`order-1 span-all ${isWrong ? 'problem' : 'm-0 fw-semibold fs-sm numeric'}`}
          id={`${id}-note`}
        >
          {withUnits(note)}
        </p>
      )}
    </>
  )
}

const focusOn = (field: HTMLElement | null) => field?.focus()

const figuresOf = (text: string) => text.replace(/[^\d.,]/g, '').replace(',', '.')
