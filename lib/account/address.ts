import { addressFields as texts } from '@/lib/content/account'
import { fieldOf, textOf } from '@/lib/parsing/record'
import { readEntries } from '@/lib/storage/entries'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { createVisitDraft, toDrafts } from '@/lib/storage/visit-drafts'
import { sampleAddresses } from './sample'

export type Address = AddressText & { id: string; default: boolean }

export const addressesStore = createStoredValue(jsonCodec('tersa.addresses', toAddresses))

/** What is typed into the open forms, by address. A form in which nothing was typed yet is closed by a reload. */
export const addressDrafts = createVisitDraft('tersa.address-drafts', (json) =>
  Object.fromEntries(Object.entries(toDrafts(json)).filter(([, typed]) => Object.keys(typed).length > 0)),
)

/** Of several defaults the first wins. Anything but a list is the sample. */
export function toAddresses(json: unknown): readonly Address[] {
  if (!Array.isArray(json)) return sampleAddresses
  const addresses = readEntries(json, (entry) => ({
    ...readAddressText((name) => textOf(entry, name) ?? ''),
    default: fieldOf(entry, 'default') === true,
  }))
  return withOneDefault(addresses)
}

/** Makes exactly one address the default, unless the list is empty. */
function withOneDefault(addresses: readonly Address[]): readonly Address[] {
  const chosen = addresses.find((address) => address.default) ?? addresses[0]
  return addresses.map((address) => ({ ...address, default: address === chosen }))
}

export function withAddress(
  addresses: readonly Address[],
  id: string,
  text: AddressText,
): readonly Address[] {
  const isKnown = addresses.some((address) => address.id === id)
  const next = isKnown
    ? addresses.map((address) => (address.id === id ? { ...address, ...text } : address))
    : [...addresses, { ...text, id, default: false }]
  return withOneDefault(next)
}

export function withoutAddress(addresses: readonly Address[], id: string): readonly Address[] {
  return withOneDefault(addresses.filter((address) => address.id !== id))
}

export function withDefault(addresses: readonly Address[], id: string): readonly Address[] {
  return addresses.map((address) => ({ ...address, default: address.id === id }))
}

/**
 * Restores an address at its position, as the default if it was, unless another one has been chosen since. An address
 * that another tab has saved in the meantime stays as it is.
 */
export function withRestoredAddress(
  addresses: readonly Address[],
  address: Address,
  index: number,
  wasChosenSince: boolean,
): readonly Address[] {
  if (addresses.some(({ id }) => id === address.id)) return addresses
  const isDefault = address.default && !wasChosenSince
  const others = addresses.map((other) => (isDefault ? { ...other, default: false } : other))
  return withOneDefault(others.toSpliced(index, 0, { ...address, default: isDefault }))
}

/** The fields of an address in form order; both the form and the parser use this list. */
export const addressFields = [
  { name: 'label', ...texts.label, autoComplete: 'off' },
  { name: 'name', ...texts.name, autoComplete: 'name' },
  { name: 'line1', ...texts.line1, autoComplete: 'address-line1' },
  { name: 'city', ...texts.city, autoComplete: 'address-level2' },
  { name: 'zip', ...texts.zip, autoComplete: 'postal-code' },
  {
    name: 'phone',
    ...texts.phone,
    type: 'tel',
    autoComplete: 'tel',
    // Escaped because browsers compile patterns with the `v` flag.
    pattern: '[+\\d][\\d \\(\\)\\.\\-]{3,30}',
  },
] as const

export type AddressText = Record<(typeof addressFields)[number]['name'], string>

export function readAddressText(read: (name: keyof AddressText) => string): AddressText {
  const text: AddressText = { label: '', name: '', line1: '', city: '', zip: '', phone: '' }
  for (const { name } of addressFields) text[name] = read(name)
  return text
}
