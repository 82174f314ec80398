'use client'

import { useState } from 'react'
import Button from 'react-bootstrap/Button'
import { focusAfter } from '@/components/ui/focus'
import { UndoToast } from '@/components/ui/undo-toast'
import { useUndo } from '@/components/ui/use-undo'
import {
  type Address,
  withAddress,
  withDefault,
  withoutAddress,
  withRestoredAddress,
} from '@/lib/account/address'
import type { AddressText } from '@/lib/account/address-fields'
import { addressesStore } from '@/lib/account/addresses-store'
import { announce } from '@/lib/announcements/announcements'
import { newId } from '@/lib/browser/new-id'
import { addresses as texts } from '@/lib/content/account/addresses'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './account.module.scss'
import { AddressCard } from './address-card'
import { AddressForm } from './address-form'

const NEW = 'new'

const defaultOf = (addresses: readonly Address[]) => addresses.find((address) => address.default)?.id

export function Addresses() {
  const addresses = useStoredValue(addressesStore) ?? []
  const [editing, setEditing] = useState<ReadonlySet<string>>(new Set())
  const { last, anchor, removed, undo, dismiss } = useUndo<HTMLUListElement>('addresses')

  function save(id: string, text: AddressText) {
    const savedAs = id === NEW ? newId() : id
    addressesStore.update((now) => withAddress(now, savedAs, text))
    announce('addresses', () => texts.saved(text.label))
    close(id)
  }
  const edit = (id: string) => setEditing(new Set([...editing, id]))
  function close(id: string) {
    focusCardAfter(() => setEditing(new Set([...editing].filter((each) => each !== id))), id)
  }
  /** Focuses the card's first button, since the button that had the focus is no longer rendered. */
  function focusCardAfter(change: () => void, id: string) {
    focusAfter(
      change,
      () => document.getElementById(`address-${id}`)?.querySelector('button') ?? anchor.current,
    )
  }
  function remove(address: Address, index: number) {
    addressesStore.update((now) => withoutAddress(now, address.id))
    const left = addressesStore.get()
    removed(texts.removed(address.label), () =>
      addressesStore.update((now) =>
        withRestoredAddress(now, address, index, defaultOf(now) !== defaultOf(left)),
      ),
    )
  }
  function choose(address: Address) {
    focusCardAfter(() => addressesStore.update((now) => withDefault(now, address.id)), address.id)
    announce('addresses', () => texts.chosen(address.label))
  }

  return (
    <>
      {last && <UndoToast key={last.number} text={last.text} hasFocus onUndo={undo} onClose={dismiss} />}
      <ul
        className={`list-unstyled d-grid gap-3 m-0 ${styles.pair}`}
        ref={anchor}
        tabIndex={-1}
        aria-label={texts.list}
      >
        {addresses.map((address, index) => (
          <li className="sheet-card p-4" key={address.id} id={`address-${address.id}`}>
            {editing.has(address.id) ? (
              <AddressForm
                address={address}
                onSave={(text) => save(address.id, text)}
                onCancel={() => close(address.id)}
              />
            ) : (
              <AddressCard
                address={address}
                onEdit={() => edit(address.id)}
                onRemove={() => remove(address, index)}
                onChoose={() => choose(address)}
              />
            )}
          </li>
        ))}
        {editing.has(NEW) && (
          <li className="sheet-card p-4">
            <AddressForm onSave={(text) => save(NEW, text)} onCancel={() => close(NEW)} />
          </li>
        )}
      </ul>
      {addresses.length === 0 && !editing.has(NEW) && <p>{texts.none}</p>}
      {!editing.has(NEW) && (
        <p className="mt-3-half mb-0">
          <Button onClick={() => edit(NEW)}>{texts.add}</Button>
        </p>
      )}
    </>
  )
}
