type AddressField = {
  name: string
  label: string
  autoComplete: string
  /** The problem with an empty value; a field without it is optional. */
  missing?: string
  type?: 'tel'
  maxLength?: number
  pattern?: string
  /** The problem with a value that does not match the pattern. */
  wrong?: string
}

/** The fields of an address in form order; both the form and the parser use this list. */
export const addressFields = [
  {
    name: 'label',
    label: 'Label',
    missing: 'Enter a label, such as Home.',
    autoComplete: 'off',
    maxLength: 200,
  },
  { name: 'name', label: 'Name', missing: 'Enter the name.', autoComplete: 'name', maxLength: 200 },
  {
    name: 'line1',
    label: 'Street and number',
    missing: 'Enter the street.',
    autoComplete: 'address-line1',
    maxLength: 200,
  },
  { name: 'city', label: 'City', missing: 'Enter the city.', autoComplete: 'address-level2', maxLength: 200 },
  {
    name: 'zip',
    label: 'Postcode',
    missing: 'Enter the postcode.',
    autoComplete: 'postal-code',
    maxLength: 200,
  },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    // Escaped because browsers compile patterns with the `v` flag.
    pattern: '[+\\d][\\d \\(\\)\\.\\-]{3,30}',
    wrong: 'Enter a phone number of digits and spaces, such as 555 0101.',
  },
] as const satisfies readonly AddressField[]

export type AddressText = Record<(typeof addressFields)[number]['name'], string>

export function readAddressText(read: (name: keyof AddressText) => string): AddressText {
  const text: AddressText = { label: '', name: '', line1: '', city: '', zip: '', phone: '' }
  for (const { name } of addressFields) text[name] = read(name)
  return text
}
