import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Faults, faultsOf } from './field-fault'

const NONE: Faults = {}

/** Checks on submit, then at each change; `onValid` runs when nothing is wrong. */
export function useCheckedForm(onValid: (form: HTMLFormElement) => void) {
  const [faults, setFaults] = useState(NONE)
  const [attempts, setAttempts] = useState(0)
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = faultsOf(event.currentTarget)
    setFaults(found)
    if (Object.keys(found).length > 0) setAttempts(attempts + 1)
    else onValid(event.currentTarget)
  }
  function change({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(faults).length > 0) setFaults(faultsOf(currentTarget))
  }
  return { faults, summary, submit, change }
}
