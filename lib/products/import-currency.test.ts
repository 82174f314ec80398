import { signsOf } from './import-currency'

test.each([
  ['USD', '$', true],
  ['USD', 'US$', true],
  ['USD', 'MX$', false],
  ['USD', '€', false],
  ['EUR', '€', true],
  ['EUR', 'EUR', true],
  ['MXN', '$', true],
  ['BRL', 'R$', true],
  ['PEN', 'S/', true],
  ['INR', 'Rs', true],
  ['SEK', 'kr', true],
  ['SEK', 'SEK', true],
])('for a shop with prices in %s, whether %s is its own currency is %p', (currency, sign, isOwn) => {
  expect(signsOf(currency).has(sign)).toBe(isOwn)
})
