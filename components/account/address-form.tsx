import { useEffect, useRef } from 'react'
import { FaultSummary } from '@/components/ui/fault-summary'
import { TextField } from '@/components/ui/field'
import { useCheckedForm } from '@/components/ui/use-checked-form'
import type { Address } from '@/lib/account/address'
import { type AddressText, addressFields, readAddressText } from '@/lib/account/address-fields'
import styles from './cards.module.scss'

type Props = { address?: Address; onSave: (text: AddressText) => void; onCancel: () => void }

export function AddressForm({ address, onSave, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const idOf = (name: string) => `address-${address?.id ?? 'new'}-${name}`
  const { faults, summary, submit, change } = useCheckedForm((element) => {
    const data = new FormData(element)
    onSave(readAddressText((name) => String(data.get(name) ?? '').trim()))
  })

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  return (
    <form
      className={styles.form}
      ref={form}
      noValidate
      onSubmit={submit}
      onChange={change}
      aria-label={address ? `Edit ${address.label}` : 'New address'}
    >
      <FaultSummary faults={faults} idOf={idOf} ref={summary} />
      {addressFields.map((field) => (
        <TextField
          key={field.name}
          id={idOf(field.name)}
          fault={faults[field.name]}
          defaultValue={address?.[field.name]}
          {...field}
        />
      ))}
      <div className="d-flex flex-wrap gap-2-half">
        <button className="btn btn-primary" type="submit">
          Save address
        </button>
        <button className="btn btn-line" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
