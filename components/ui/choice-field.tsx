type Props = {
  id: string
  name: string
  label: string
  className?: string | undefined
  /** A string is both the value and the label. */
  choices: readonly (string | { value: string; label: string })[]
  defaultValue?: string
  value?: string
  onChange?: (choice: string) => void
}

/** Always has a value, so it is never empty or wrong. */
export function ChoiceField({ id, name, label, className, choices, defaultValue, value, onChange }: Props) {
  return (
    <div className={className}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        className="form-select"
        id={id}
        name={name}
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
