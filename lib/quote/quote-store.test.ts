import { putInQuote, quoteStore, removeFromQuote, toQuote } from './quote-store'

const tint = { kind: 'tint', text: 'Window film of 35%', href: '/window-film?film=35&glass=75' } as const

test('adding an item replaces the one of its kind, and removing a kind removes its item', () => {
  putInQuote(tint)
  putInQuote({ kind: 'hull', text: 'Hull of 10 m', href: '/marine-film?loa=10' })
  putInQuote({ ...tint, text: 'Window film of 50%' })
  expect(quoteStore.get().map(({ text }) => text)).toEqual(['Hull of 10 m', 'Window film of 50%'])
  removeFromQuote('hull')
  expect(quoteStore.get()).toHaveLength(1)
})

test('toQuote reads a stored item', () => {
  expect(toQuote([tint])).toEqual([tint])
})

test.each([
  undefined,
  {},
  [null, 'x', { kind: 'tint' }],
  [{ ...tint, kind: 'loan' }],
  [{ ...tint, href: 'https://elsewhere.example' }],
  [{ ...tint, href: '//elsewhere.example' }],
  [{ ...tint, href: '/admin?film=35' }],
  [{ ...tint, href: `/window-film?${'x'.repeat(401)}` }],
  [{ ...tint, href: 'javascript:alert(1)' }],
  [{ ...tint, text: '' }],
])('toQuote drops the invalid items of %o', (json) => {
  expect(toQuote(json)).toEqual([])
})
