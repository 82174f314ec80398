'use client'

import { useRef } from 'react'
import Badge from 'react-bootstrap/Badge'
import Button from 'react-bootstrap/Button'
import { focusAfter } from '@/components/ui/focus'
import { InputField, ProblemLinks, useCheckedForm } from '@/components/ui/form'
import { useUndo } from '@/components/ui/undo'
import { useFocusUnlessRestored } from '@/components/ui/use-focus-unless-restored'
import {
  type Address,
  type AddressText,
  addressDrafts,
  addressesStore,
  addressFields,
  readAddressText,
  withAddress,
  withDefault,
  withoutAddress,
  withRestoredAddress,
} from '@/lib/account/address'
import { announce } from '@/lib/announcements/announcements'
import { newId, onFirstClick } from '@/lib/browser/browser'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { addressCard, addressForm, addresses as texts } from '@/lib/content/account'
import { actions } from '@/lib/content/ui'
import { actionOf } from '@/lib/content/words'
import type { Typed } from '@/lib/storage/visit-drafts'
import { AddressLines } from './counters'

const NEW = 'new'
const LIST = 'addresses'

const defaultOf = (addresses: readonly Address[]) => addresses.find((address) => address.default)?.id

export function Addresses() {
  const addresses = useStoredValue(addressesStore) ?? []
  const drafts = useStoredValue(addressDrafts) ?? {}
  const { root, last, offer, refOf, within } = useUndo<HTMLUListElement>(LIST)

  function save(id: string, text: AddressText) {
    const savedAs = id === NEW ? newId() : id
    addressesStore.update((now) => withAddress(now, savedAs, text))
    announce('addresses', () => texts.saved(text.label))
    close(id)
  }
  const setDraft = (id: string, typed: Typed) => addressDrafts.set({ ...addressDrafts.get(), [id]: typed })
  function close(id: string) {
    const { [id]: _closed, ...others } = addressDrafts.get()
    focusCardAfter(() => addressDrafts.set(others), id)
  }
  /** Focuses the card's first button, since the button that had the focus is no longer rendered. */
  function focusCardAfter(change: () => void, id: string) {
    focusAfter(
      change,
      () => document.getElementById(`address-${id}`)?.querySelector('button') ?? root.current,
    )
  }
  function remove(address: Address, index: number) {
    addressesStore.update((now) => withoutAddress(now, address.id))
    const left = addressesStore.get()
    offer({
      text: texts.removed(address.label),
      index,
      key: address.id,
      restore: () =>
        void addressesStore.update((now) =>
          withRestoredAddress(now, address, index, defaultOf(now) !== defaultOf(left)),
        ),
    })
  }
  function choose(address: Address) {
    focusCardAfter(() => addressesStore.update((now) => withDefault(now, address.id)), address.id)
    announce('addresses', () => texts.chosen(address.label))
  }

  return (
    <>
      <ul
        className="list-unstyled d-grid gap-3 m-0 cols-md-2"
        ref={root}
        tabIndex={-1}
        aria-label={texts.list}
      >
        {within(
          LIST,
          addresses.map((address, index) => (
            <li
              className="sheet-card p-4"
              key={address.id}
              ref={refOf(address.id)}
              id={`address-${address.id}`}
            >
              {drafts[address.id] ? (
                <AddressForm
                  address={address}
                  typed={drafts[address.id]}
                  onType={(typed) => setDraft(address.id, typed)}
                  onSave={(text) => save(address.id, text)}
                  onCancel={() => close(address.id)}
                />
              ) : (
                <AddressCard
                  address={address}
                  onEdit={() => setDraft(address.id, {})}
                  onRemove={() => remove(address, index)}
                  onChoose={() => choose(address)}
                />
              )}
            </li>
          )),
        )}
        {drafts[NEW] && (
          <li className="sheet-card p-4">
            <AddressForm
              typed={drafts[NEW]}
              onType={(typed) => setDraft(NEW, typed)}
              onSave={(text) => save(NEW, text)}
              onCancel={() => close(NEW)}
            />
          </li>
        )}
      </ul>
      {addresses.length === 0 && !last && !drafts[NEW] && <p>{texts.none}</p>}
      {!drafts[NEW] && (
        <p className="mt-3-half mb-0">
          <Button onClick={() => setDraft(NEW, {})}>{texts.add}</Button>
        </p>
      )}
    </>
  )
}

type Props = { address: Address; onEdit: () => void; onRemove: () => void; onChoose: () => void }

function AddressCard({ address, onEdit, onRemove, onChoose }: Props) {
  const { label } = address
  return (
    <>
      <div className="d-flex flex-wrap gap-3 align-items-center justify-content-between mb-2-half">
        <h2 className="h4 m-0">
          <bdi>{label}</bdi>
        </h2>
        {address.default && (
          <Badge bg="" className="text-bg-light">
            {addressCard.isDefault}
          </Badge>
        )}
      </div>
      <AddressLines address={address} />
      <div className="d-flex flex-wrap gap-2-half">
        <Button variant="line" aria-label={addressCard.editNamed(label)} onClick={onEdit}>
          {addressCard.edit}
        </Button>
        <Button variant="line" aria-label={addressCard.removeNamed(label)} onClick={onFirstClick(onRemove)}>
          {addressCard.remove}
        </Button>
        {!address.default && (
          <Button variant="line" aria-label={actionOf(addressCard.makeDefault, label)} onClick={onChoose}>
            {addressCard.makeDefault}
          </Button>
        )}
      </div>
    </>
  )
}

type AddressFormProps = {
  address?: Address
  typed: Typed | undefined
  onType: (typed: Typed) => void
  onSave: (text: AddressText) => void
  onCancel: () => void
}

function AddressForm({ address, typed = {}, onType, onSave, onCancel }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const idOf = (name: string) => `address-${address?.id ?? 'new'}-${name}`
  const { problems, summary, submit, change } = useCheckedForm((element) => {
    const data = new FormData(element)
    onSave(readAddressText((name) => String(data.get(name) ?? '').trim()))
  })

  useFocusUnlessRestored(form, typed)

  return (
    <form
      className="d-grid gap-3"
      ref={form}
      noValidate
      onSubmit={submit}
      onChange={change}
      aria-label={address ? addressForm.edit(address.label) : addressForm.newAddress}
    >
      <ProblemLinks problems={problems} idOf={idOf} ref={summary} />
      {addressFields.map((field) => (
        <InputField
          key={field.name}
          id={idOf(field.name)}
          problem={problems[field.name]}
          value={typed[field.name] ?? address?.[field.name] ?? ''}
          onChange={({ target }) => onType({ ...typed, [field.name]: target.value })}
          maxLength={200}
          {...field}
        />
      ))}
      <div className="d-flex flex-wrap gap-2-half">
        <Button type="submit">{addressForm.save}</Button>
        <Button variant="line" onClick={onCancel}>
          {actions.cancel}
        </Button>
      </div>
    </form>
  )
}
