import type { ComponentProps } from 'react'

type Common = {
  id: string
  name: string
  label: string
  fault?: string | undefined
  /** What to say when it is empty; without it the field may stay empty. */
  missing?: string | undefined
  /** What to say when what stands in it cannot be. */
  wrong?: string | undefined
  className?: string | undefined
}

/** All that a control needs to say its fault by itself. */
function checked({ id, name, fault, missing, wrong }: Common) {
  return {
    id,
    name,
    required: missing !== undefined,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
    'data-missing': missing,
    'data-wrong': wrong,
  }
}

function Fault({ id, fault }: Pick<Common, 'id' | 'fault'>) {
  return fault ? (
    <p className="fault" id={`${id}-fault`}>
      {fault}
    </p>
  ) : null
}

function Label({ id, label, missing }: Pick<Common, 'id' | 'label' | 'missing'>) {
  return (
    <label className="form-label" htmlFor={id}>
      {label} {missing === undefined && <span className="opt">(optional)</span>}
    </label>
  )
}

type Rest<T extends 'input' | 'textarea'> = Common & Omit<ComponentProps<T>, keyof Common>

export function TextField(props: Rest<'input'>) {
  const { id, name, label, fault, missing, wrong, className, ...rest } = props
  return (
    <div className={className}>
      <Label id={id} label={label} missing={missing} />
      <input className="form-control" {...checked(props)} {...rest} />
      <Fault id={id} fault={fault} />
    </div>
  )
}

export function AreaField(props: Rest<'textarea'>) {
  const { id, name, label, fault, missing, wrong, className, ...rest } = props
  return (
    <div className={className}>
      <Label id={id} label={label} missing={missing} />
      <textarea className="form-control" rows={5} {...checked(props)} {...rest} />
      <Fault id={id} fault={fault} />
    </div>
  )
}

type Choice = Common & {
  choices: readonly string[]
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
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  )
}
