import type { ChangeEventHandler } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import { checked } from '@/components/ui/field'

type Props = {
  id: string
  name: string
  label: string
  problem?: string | undefined
  /** Shown when the field is empty. The field is optional without it. */
  missing?: string | undefined
  /** Shown when the value does not have the expected format. */
  wrong?: string | undefined
  type?: string
  pattern?: string
  autoComplete?: string
  maxLength?: number
  defaultValue?: string | undefined
  value?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
}

export function FormField(props: Props) {
  const { id, label, problem, missing, wrong, ...input } = props
  return (
    <FormGroup>
      <FormLabel htmlFor={id}>
        {label} {!missing && <span className="text-body-secondary fw-normal">(optional)</span>}
      </FormLabel>
      <FormControl {...input} {...checked(props)} />
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </FormGroup>
  )
}
