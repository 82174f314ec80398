export const addresses = {
  list: 'Addresses',
  none: 'You have no saved addresses.',
  add: 'Add an address',
  saved: (label: string) => `${label} saved.`,
  removed: (label: string) => `${label} removed.`,
  chosen: (label: string) => `${label} is now the default.`,
} as const

export const addressCard = {
  isDefault: 'Default',
  edit: 'Edit',
  editNamed: (label: string) => `Edit ${label}`,
  remove: 'Remove',
  removeNamed: (label: string) => `Remove ${label}`,
  makeDefault: 'Make default',
  makeDefaultNamed: (label: string) => `Make default: ${label}`,
} as const

export const addressForm = {
  newAddress: 'New address',
  edit: (label: string) => `Edit ${label}`,
  save: 'Save address',
  cancel: 'Cancel',
} as const

/** `missing` is the problem with an empty value, `wrong` the one with an invalid value. */
export const addressFields = {
  label: { label: 'Label', missing: 'Enter a label, such as Home.' },
  name: { label: 'Name', missing: 'Enter the name.' },
  line1: { label: 'Street and number', missing: 'Enter the street.' },
  city: { label: 'City', missing: 'Enter the city.' },
  zip: { label: 'Postcode', missing: 'Enter the postcode.' },
  phone: { label: 'Phone', wrong: 'Enter a phone number with digits and spaces, such as 555 0101.' },
} as const
