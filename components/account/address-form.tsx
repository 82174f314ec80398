import { useEffect, useRef } from 'react'
import { FaultSummary } from '@/components/ui/fault-summary'
import { TextField } from '@/components/ui/field'
import { useCheckedForm } from '@/components/ui/use-checked-form'
import type { Address, AddressText } from '@/lib/account/address'
import styles from './cards.module.scss'

const fields = [
  { name: 'label', label: 'Label', missing: 'Enter a label, such as Home.', autoComplete: 'off' },
  { name: 'name', label: 'Name', missing: 'Enter the name.', autoComplete: 'name' },
  { name: 'line1', label: 'Street and number', missing: 'Enter the street.', autoComplete: 'address-line1' },
  { name: 'city', label: 'City', missing: 'Enter the city.', autoComplete: 'address-level2' },
  { name: 'zip', label: 'Postcode', missing: 'Enter the postcode.', autoComplete: 'postal-code' },
] as const

type Props = { address?: Address; onSave: (text: AddressText) => void; onCancel: () => void }

export function AddressForm({ address, onSave, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const idOf = (name: string) => `address-${address?.id ?? 'new'}-${name}`
  const { faults, summary, submit, change } = useCheckedForm((element) => {
    const data = new FormData(element)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    onSave({
      label: text('label'),
      name: text('name'),
      line1: text('line1'),
      city: text('city'),
      zip: text('zip'),
      phone: text('phone'),
    })
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
      {fields.map(({ name, ...field }) => (
        <TextField
          key={name}
          id={idOf(name)}
          name={name}
          fault={faults[name]}
          maxLength={200}
          defaultValue={address?.[name]}
          {...field}
        />
      ))}
      <TextField
        id={idOf('phone')}
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        // Escaped as browsers want it that read patterns by the newest rules.
        pattern="[+\d][\d \(\)\.\-]{3,30}"
        wrong="Enter a phone number of digits and spaces, such as 555 0101."
        fault={faults.phone}
        defaultValue={address?.phone}
      />
      <div className="btns">
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
