import FormCheck from 'react-bootstrap/FormCheck'

type Props<Value extends string> = {
  legend: string
  name: string
  /** Whether the choices share a row where they fit. */
  isInRow?: boolean
  choices: readonly Value[]
  labelOf: (choice: Value) => string
  value: Value
  onChange: (choice: Value) => void
}

export function RadioField<Value extends string>(props: Props<Value>) {
  const { legend, name, isInRow = false, choices, labelOf, value, onChange } = props
  return (
    <fieldset className={isInRow ? 'd-flex flex-wrap column-gap-3-half' : undefined}>
      <legend className="form-label">{legend}</legend>
      {choices.map((choice) => (
        <FormCheck
          key={choice}
          className="d-flex align-items-center gap-2 min-h-target"
          type="radio"
          name={name}
          id={`${name}-${choice}`}
          label={labelOf(choice)}
          checked={value === choice}
          onChange={() => onChange(choice)}
        />
      ))}
    </fieldset>
  )
}
