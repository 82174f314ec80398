import { type FormEvent, useRef, useState } from 'react'
import { focusAfter } from './focus'
import { type Problems, problemsOf } from './form-problems'

const NONE: Problems = {}

/** Checks on submit, then at each change; `onValid` runs when nothing is wrong. */
export function useCheckedForm(onValid: (form: HTMLFormElement) => void) {
  const [problems, setProblems] = useState(NONE)
  const summary = useRef<HTMLDivElement>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const found = problemsOf(form)
    const isValid = Object.keys(found).length === 0
    focusAfter(
      () => setProblems(found),
      () => (isValid ? null : summary.current),
    )
    if (isValid) onValid(form)
  }
  function change({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(problems).length > 0) setProblems(problemsOf(currentTarget))
  }
  return { problems, summary, submit, change }
}
