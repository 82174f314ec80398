import { useEffect, useRef } from 'react'
import Button from 'react-bootstrap/Button'
import { InputField } from '@/components/ui/field'
import { ProblemLinks } from '@/components/ui/problem-links'
import { useCheckedForm } from '@/components/ui/use-checked-form'
import type { Address } from '@/lib/account/address'
import { type AddressText, addressFields, readAddressText } from '@/lib/account/address-fields'
import { addressForm as texts } from '@/lib/content/account/addresses'

type Props = { address?: Address; onSave: (text: AddressText) => void; onCancel: () => void }

export function AddressForm({ address, onSave, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const idOf = (name: string) => `address-${address?.id ?? 'new'}-${name}`
  const { problems, summary, submit, change } = useCheckedForm((element) => {
    const data = new FormData(element)
    onSave(readAddressText((name) => String(data.get(name) ?? '').trim()))
  })

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  return (
    <form
      className="d-grid gap-3"
      ref={form}
      noValidate
      onSubmit={submit}
      onChange={change}
      aria-label={address ? texts.edit(address.label) : texts.newAddress}
    >
      <ProblemLinks problems={problems} idOf={idOf} ref={summary} />
      {addressFields.map((field) => (
        <InputField
          key={field.name}
          id={idOf(field.name)}
          problem={problems[field.name]}
          defaultValue={address?.[field.name]}
          maxLength={200}
          {...field}
        />
      ))}
      <div className="d-flex flex-wrap gap-2-half">
        <Button type="submit">{texts.save}</Button>
        <Button variant="line" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
