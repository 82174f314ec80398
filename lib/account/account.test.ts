import { rowsOf } from '@/lib/parsing/test-rows'
import * as book from './address'
import { readBackup, undoReplacement } from './backup'
import { counters, coupons, orders, pastReturns, sampleAddresses, sampleWishes, toneOf } from './sample'
import { toDateLanguage, toSettings } from './settings-store'
import { toWishes, wishlistStore } from './wishlist-store'

test('the sample data match the specified counters', () => {
  expect(orders).toHaveLength(counters.orders)
  expect(coupons).toHaveLength(counters.coupons)
  expect(pastReturns).toHaveLength(counters.returns)
})

test.each(orders)('the lines of $id add up to its total', ({ lines, total }) => {
  expect(lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)).toBe(total)
})

test('each status has its tone, and an unknown one that of a canceled order', () => {
  const tones = ['delivered', 'shipped', 'cancelled', 'anything else'].map(toneOf)
  expect(tones).toEqual(['success', 'primary', 'secondary', 'secondary'])
})

const [home, workshop] = sampleAddresses
if (!home || !workshop) throw new Error('The sample has no addresses')
const text = { label: 'Boat', name: 'Ana', line1: 'Pier 1', city: 'Bahía', zip: '02', phone: '' }
const defaults = (addresses: readonly { id: string; default: boolean }[]) =>
  addresses.filter((address) => address.default).map(({ id }) => id)

test('after every change exactly one address is the default', () => {
  const boat = { ...text, id: 'boat', default: false }
  expect(book.withAddress(sampleAddresses, 'boat', text)).toEqual([...sampleAddresses, boat])
  expect(defaults(book.withAddress([], 'boat', text))).toEqual(['boat'])
  expect(defaults(book.withAddress(sampleAddresses, 'home', text))).toEqual(['home'])
  expect(defaults(book.toAddresses([{ id: 'a' }, { id: 'b', default: true }]))).toEqual(['b'])
  expect(defaults(book.withDefault(sampleAddresses, 'workshop'))).toEqual(['workshop'])
  expect(defaults(book.withoutAddress(sampleAddresses, 'home'))).toEqual(['workshop'])
  expect(book.withoutAddress([home], 'home')).toEqual([])
})

test('a restored address returns to its position unless another tab has saved it, and is the default again unless another has been chosen since', () => {
  const [noHome, noWorkshop] = [home, workshop].map(({ id }) => book.withoutAddress(sampleAddresses, id))
  expect(book.withRestoredAddress(noHome ?? [], home, 0, false)).toEqual(sampleAddresses)
  expect(book.withRestoredAddress(noWorkshop ?? [], workshop, 1, false)).toEqual(sampleAddresses)
  expect(book.withRestoredAddress(sampleAddresses, { ...home, zip: '' }, 0, false)).toEqual(sampleAddresses)
  const chosen = { ...workshop, default: true }
  expect(defaults(book.withRestoredAddress([chosen], home, 0, true))).toEqual(['workshop'])
  expect(defaults(book.withRestoredAddress([home], chosen, 1, false))).toEqual(['workshop'])
})

test('a reload keeps the forms in which something was typed', () => {
  sessionStorage.setItem('tersa.address-drafts', '{"home":{},"boat":{"name":"Ana"}}')
  expect(book.addressDrafts.get()).toEqual({ boat: { name: 'Ana' } })
})

test('stored addresses are read, without what is not text; invalid ones are skipped, and anything but a list is the sample', () => {
  for (const json of [undefined, null, 'x', {}]) expect(book.toAddresses(json)).toBe(sampleAddresses)
  expect(book.toAddresses([null, {}, { id: 'a', label: 'A' }])).toMatchObject([
    { id: 'a', label: 'A', city: '' },
  ])
  expect(book.toAddresses([])).toEqual([])
  const text = book.readAddressText((name) => `the ${name}`)
  expect(book.toAddresses([{ id: '1', ...text }])).toEqual([{ id: '1', ...text, default: true }])
  const nothing = book.readAddressText(() => '')
  expect(book.toAddresses([{ id: '1', zip: {} }])).toEqual([{ id: '1', ...nothing, default: true }])
})

test('a phone number has digits and what is written between them', () => {
  const pattern = book.addressFields.map((field) => ('pattern' in field ? field.pattern : '')).join('')
  const isPhone = (text: string) => new RegExp(`^(?:${pattern})$`, 'v').test(text)
  expect(['555 0101', '+34 (91) 555-0101', 'call me'].map(isPhone)).toEqual([true, true, false])
})

test('valid settings are kept, and invalid ones fall back to the defaults', () => {
  const mail = { hasOrderMail: true, hasNewsletter: false }
  for (const json of [undefined, 7, { dateLanguage: 'xx', hasOrderMail: 'no' }, { dateLanguage: 'toString' }])
    expect(toSettings(json)).toEqual({ name: 'Sample User', ...mail, dateLanguage: 'en-US' })
  const other = { hasOrderMail: false, hasNewsletter: true }
  expect(toSettings(other)).toMatchObject(other)
})

test('the language of dates is selected by its code, and otherwise English', () => {
  expect(['de', 'es', 'en-GB'].map(toDateLanguage)).toEqual(['de', 'es-419', 'en-US'])
  expect(['Deutsch', 'toString', null].map(toDateLanguage)).toEqual(['en-US', 'en-US', 'en-US'])
})

const fileOf = (items: object, version = 1, kind = 'tersa-backup') => JSON.stringify({ kind, version, items })

test.each([
  ['not JSON', '{', 'not a backup'],
  ['a file of another shop', fileOf({}, 1, 'other-backup'), 'not a backup'],
  ['a long name', fileOf({ ['x'.repeat(41)]: 'y' }), `“${'x'.repeat(40)}”`],
  ['another version', fileOf({}, 2), 'version'],
  ['a session', fileOf({ token: 'x' }), '“token”'],
  ['a value that is not text', fileOf({ 'tersa.cart': [] }), '“tersa.cart”'],
])('%s is refused with a message that names the problem', (_what, file, words) => {
  expect(readBackup(file)).toEqual({ problem: expect.stringContaining(words) })
})

/** The value before a replacement, after it, now, and once the replacement is undone; `-` for none. */
const cases = `
nothing was changed since → [{"id":"a"}] → [{"id":"b"}] → [{"id":"b"}] → [{"id":"a"}]
an entry was added since → [{"id":"a"}] → [{"id":"b"}] → [{"id":"b"},{"id":"c"}] → [{"id":"a"},{"id":"c"}]
everything was erased and an entry was added since → [{"id":"a"}] → - → [{"id":"c"}] → [{"id":"a"},{"id":"c"}]
an entry of both lists was edited since → [{"id":"a"}] → [{"id":"a"},{"id":"b"}] → [{"id":"a","name":"A"},{"id":"b"}] → [{"id":"a","name":"A"}]
an entry of the new list was edited since → [{"id":"a","quantity":1}] → [{"id":"a","quantity":5}] → [{"id":"a","quantity":4}] → [{"id":"a","quantity":4}]
an entry of the same id as an erased one was added since → [{"id":"a","quantity":1}] → - → [{"id":"a","quantity":4}] → [{"id":"a","quantity":1},{"id":"a","quantity":4}]
entries have no id → [1] → [2] → [2,3] → [1,3]
a value that is not a list was not changed → {"name":"Ana"} → {} → {} → {"name":"Ana"}
an entry of both lists was removed since → [{"id":"a"},{"id":"b"}] → [{"id":"a"}] → [] → [{"id":"b"}]
a value that is not a list was saved since → {"name":"Ana"} → - → {"name":"Eva"} → {"name":"Eva"}
`

test.each(rowsOf(cases))('undoing a replacement keeps what was changed since: %s', (_when, ...texts) => {
  const [before = {}, after = {}, now = {}, undone = {}] = texts.map(
    (text): Record<string, string> => (text === '-' ? {} : { 'tersa.list': text }),
  )
  expect(undoReplacement(before, after, now)).toEqual(undone)
})

test('without a stored list the sample is shown, and an empty list stays empty', () => {
  expect([wishlistStore.get(), book.addressesStore.get()]).toEqual([sampleWishes, sampleAddresses])
  localStorage.setItem('tersa.wishlist', '[]')
  localStorage.setItem('tersa.addresses', '[]')
  expect([wishlistStore.get(), book.addressesStore.get()]).toEqual([[], []])
})

test('only entries with an id and a price of 0 or more are wishes, each once', () => {
  const entries = [{ id: 1, price: 0 }, { price: 1 }, { id: 2, price: -1 }, { id: 3, price: '4' }, null]
  const later = { id: 1, name: 'Later', price: 5, img: 'javascript:1' }
  expect(toWishes([...entries, later])).toEqual([{ ...later, id: '1', img: null }])
  expect(toWishes([{ id: 1, price: 0 }])).toMatchObject([{ name: 'Desconocido', price: 0 }])
})
