type Props = {
  id: string
  name: string
  label: string
  className?: string | undefined
  /** A string is both the value and the label. */
  choices: readonly (string | { value: string; label: string })[]
  defaultValue?: string
  value?: string
  describedBy?: string
  onChange?: (choice: string) => void
}

/** Always has a value, so it is never empty or wrong. */
export function ChoiceField({
  id,
  name,
  label,
  className,
  choices,
  defaultValue,
  value,
  describedBy,
  onChange,
}: Props) {
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
        aria-describedby={describedBy}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {choices.map((choice) =>
          typeof choice === 'string' ? (
            <option key={choice}>{choice}</option>
          ) : (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ),
        )}
      </select>
    </div>
  )
}
