import type { ComponentProps, ReactNode } from 'react'
import { field as texts } from '@/lib/content/ui/field'

type Common = {
  id: string
  name: string
  label: string
  problem?: string | undefined
  /** The problem of an empty field; without it the field is optional. */
  missing?: string | undefined
  /** Whether the label adds “(optional)”; by default, when `missing` is not set. */
  isOptional?: boolean
  /** Below the control. */
  hint?: string | undefined
  /** The problem of an invalid value. */
  wrong?: string | undefined
  className?: string | undefined
}

/** Attributes that let a form check a control and describe its problem. */
function checked({
  id,
  name,
  problem,
  missing,
  hint,
  wrong,
}: Pick<Common, 'id' | 'name' | 'problem' | 'missing' | 'hint' | 'wrong'>) {
  const describedBy = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    name,
    required: missing !== undefined,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': describedBy || undefined,
    'data-missing': missing,
    'data-wrong': wrong,
  }
}

type Labelled = Pick<Common, 'id' | 'label' | 'missing' | 'isOptional' | 'problem' | 'hint' | 'className'>

function Labelled(props: Labelled & { children: ReactNode }) {
  const { id, label, missing, isOptional = missing === undefined, problem, hint, className, children } = props
  return (
    <div className={className}>
      <label className="form-label" htmlFor={id}>
        {label}
        {isOptional && <span className="text-body-secondary fw-normal">{` ${texts.optional}`}</span>}
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

export function InputField(props: Rest<'input'> & { isNumeric?: boolean }) {
  const { id, name, label, problem, missing, hint, wrong, isOptional, isNumeric, className, ...rest } = props
  return (
    <Labelled {...props}>
      <input className={isNumeric ? 'form-control numeric' : 'form-control'} {...checked(props)} {...rest} />
    </Labelled>
  )
}

export function AreaField(props: Rest<'textarea'>) {
  const { id, name, label, problem, missing, hint, wrong, isOptional, className, ...rest } = props
  return (
    <Labelled {...props}>
      <textarea className="form-control" rows={5} {...checked(props)} {...rest} />
    </Labelled>
  )
}
