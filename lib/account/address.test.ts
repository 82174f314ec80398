import { addressFields, readAddressText, toAddresses } from './address'

test('every listed field is read', () => {
  const text = readAddressText((name) => `the ${name}`)
  expect(Object.keys(text)).toEqual(addressFields.map(({ name }) => name))
  for (const { name } of addressFields) expect(text[name]).toBe(`the ${name}`)
})

test('every field of a stored address is read, and a field that is not text becomes empty', () => {
  const text = readAddressText((name) => `the ${name}`)
  expect(toAddresses([{ id: '1', ...text }])).toEqual([{ id: '1', ...text, default: true }])
  const nothing = readAddressText(() => '')
  expect(toAddresses([{ id: '1', zip: {} }])).toEqual([{ id: '1', ...nothing, default: true }])
})

test.each([
  ['555 0101', true],
  ['+34 (91) 555-0101', true],
  ['call me', false],
])('the phone number %s matches the pattern: %s', (phone, isMatch) => {
  const pattern = addressFields.map((field) => ('pattern' in field ? field.pattern : '')).join('')
  expect(new RegExp(`^(?:${pattern})$`, 'v').test(phone)).toBe(isMatch)
})
