import { addressFields as texts } from '@/lib/content/account/addresses'

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
