import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Faults, faultsOf } from './field-fault'

const NONE: Faults = {}

/** Checks on submit, then at each change; `onValid` runs when nothing is wrong. */
export function useCheckedForm(onValid: (form: HTMLFormElement) => void) {
  const [faults, setFaults] = useState(NONE)
  const summary = useRef<HTMLDivElement>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const found = faultsOf(form)
    // The summary must be in the page before it can take the focus.
    flushSync(() => setFaults(found))
    if (Object.keys(found).length > 0) summary.current?.focus()
    else onValid(form)
  }
  function change({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(faults).length > 0) setFaults(faultsOf(currentTarget))
  }
  return { faults, summary, submit, change }
}
