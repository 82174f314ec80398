import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { field as texts } from '@/lib/content/ui'
import { isBlank } from '@/lib/parsing/record'
import { focusAfter } from './focus'
import { SpriteIcon } from './icon'
import { PartLink } from './links'

type Common = {
  id: string
  name: string
  label: string
  problem?: string | undefined
  /** The problem of an empty field; without it the label adds “(optional)”. */
  missing?: string | undefined
  /** Below the control. */
  hint?: string | undefined
  /** The problem of an invalid value. */
  wrong?: string | undefined
  className?: string | undefined
}

/** The attributes of a control, which let a form check it and describe its problem. */
function control<Props extends Common>(props: Props) {
  const { label, className, problem, missing, hint, wrong, ...own } = props
  const describedBy = [problem && `${own.id}-problem`, hint && `${own.id}-hint`].filter(Boolean).join(' ')
  return {
    ...own,
    required: missing !== undefined,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': describedBy || undefined,
    'data-missing': missing,
    'data-wrong': wrong,
  }
}

type LabelledProps = Omit<Common, 'name' | 'wrong'> & { children: ReactNode }

function Labelled({ id, label, missing, problem, hint, className, children }: LabelledProps) {
  return (
    <div className={className}>
      <label className="form-label" htmlFor={id}>
        {label}
        {missing === undefined && (
          <span className="text-body-secondary fw-normal">{` ${texts.optional}`}</span>
        )}
      </label>
      {children}
      {hint && (
        <p className="mt-1 mb-0 text-body-secondary fs-sm" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

type Rest<T extends 'input' | 'textarea'> = Common & Omit<ComponentProps<T>, keyof Common>

export const InputField = (props: Rest<'input'>) => (
  <Labelled {...props}>
    <input className="form-control" {...control(props)} />
  </Labelled>
)

export const AreaField = (props: Rest<'textarea'>) => (
  <Labelled {...props}>
    <textarea className="form-control" rows={5} {...control(props)} />
  </Labelled>
)

/** A check box that must be checked; its words are the children. */
export function CheckField({ children, ...props }: Common & { value: string; children: ReactNode }) {
  const { id, className, problem } = props
  return (
    <div className={className}>
      <div className="form-check">
        <input className="form-check-input" type="checkbox" {...control(props)} />
        <label htmlFor={id}>{children}</label>
      </div>
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

type Problems = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The problems of a form by field name; the texts come from the fields' data attributes. */
function problemsOf(form: HTMLFormElement): Problems {
  const controls = form.querySelectorAll<Control>(':is(input, select, textarea)[name]')
  return Object.fromEntries(
    Array.from(controls).flatMap((control) => {
      const problem = problemOf(control)
      return problem ? [[control.name, problem]] : []
    }),
  )
}

function problemOf({ value, validity, dataset, required }: Control): string | undefined {
  if (validity.valueMissing || (required && isBlank(value))) return dataset.missing
  return validity.valid ? undefined : dataset.wrong
}

type ProblemLinksProps = {
  problems: Problems
  idOf: (name: string) => string
  ref: RefObject<HTMLDivElement | null>
}

/**
 * Lists the problems of a form with links to the fields. The form focuses it after a failed submit, which reads it; an
 * alert would be read again, in full, at every correction.
 */
export function ProblemLinks({ problems, idOf, ref }: ProblemLinksProps) {
  const id = useId()
  const entries = Object.entries(problems)
  if (entries.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: the summary is not a part of the form
    <div className="alert alert-danger span-all" role="group" aria-labelledby={id} tabIndex={-1} ref={ref}>
      <SpriteIcon name="exclamation" />
      <ul id={id}>
        {entries.map(([name, problem]) => (
          <li key={name}>
            <PartLink to={idOf(name)}>{problem}</PartLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

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
