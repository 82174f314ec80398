import type { ComponentProps } from 'react'

type Common = {
  id: string
  name: string
  label: string
  problem?: string | undefined
  /** The problem of an empty field; without it the field is optional. */
  missing?: string | undefined
  /** Whether the label adds “(optional)”; by default, when `missing` is not set. */
  isOptional?: boolean
  /** The problem of an invalid value. */
  wrong?: string | undefined
  className?: string | undefined
}

/** Attributes that let a form check a control and describe its problem. */
export function checked({
  id,
  name,
  problem,
  missing,
  wrong,
}: Pick<Common, 'id' | 'name' | 'problem' | 'missing' | 'wrong'>) {
  return {
    id,
    name,
    required: missing !== undefined,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    'data-missing': missing,
    'data-wrong': wrong,
  }
}

function Problem({ id, problem }: Pick<Common, 'id' | 'problem'>) {
  return problem ? (
    <p className="problem" id={`${id}-problem`}>
      {problem}
    </p>
  ) : null
}

function Label(props: Pick<Common, 'id' | 'label' | 'missing' | 'isOptional'>) {
  const { id, label, missing, isOptional = missing === undefined } = props
  return (
    <label className="form-label" htmlFor={id}>
      {label}
      {isOptional && <span className="text-body-secondary fw-normal"> (optional)</span>}
    </label>
  )
}

type Rest<T extends 'input' | 'textarea'> = Common & Omit<ComponentProps<T>, keyof Common>

export function InputField(props: Rest<'input'> & { isNumeric?: boolean }) {
  const { id, name, label, problem, missing, wrong, isOptional, isNumeric, className, ...rest } = props
  return (
    <div className={className}>
      <Label {...props} />
      <input className={isNumeric ? 'form-control numeric' : 'form-control'} {...checked(props)} {...rest} />
      <Problem id={id} problem={problem} />
    </div>
  )
}

export function AreaField(props: Rest<'textarea'>) {
  const { id, name, label, problem, missing, wrong, isOptional, className, ...rest } = props
  return (
    <div className={className}>
      <Label {...props} />
      <textarea className="form-control" rows={5} {...checked(props)} {...rest} />
      <Problem id={id} problem={problem} />
    </div>
  )
}

type Choice = Common & {
  /** A string is both the value and the label. */
  choices: readonly (string | { value: string; label: string })[]
  defaultValue?: string
  value?: string
  onChange?: (choice: string) => void
}

export function ChoiceField(props: Choice) {
  const { id, label, choices, className, defaultValue, value, onChange } = props
  return (
    <div className={className}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        className="form-select"
        {...checked(props)}
        defaultValue={defaultValue}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {choices.map((choice) => {
          const option = typeof choice === 'string' ? { value: choice, label: choice } : choice
          return (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          )
        })}
      </select>
    </div>
  )
}
