import { signsOf } from './import-currency'

test.each([
  ['USD', ['$', 'US$'], ['MX$', '€']],
  ['EUR', ['€', 'EUR'], ['$']],
  ['MXN', ['$'], []],
  ['BRL', ['R$'], []],
  ['PEN', ['S/'], []],
  ['INR', ['Rs'], []],
  ['SEK', ['kr', 'SEK'], []],
  ['GTQ', ['Q'], ['L']],
  ['HNL', ['L'], []],
  ['BOB', ['Bs'], []],
  ['PAB', ['B/'], []],
])('in a shop with prices in %s, %j mean its own currency and %j do not', (currency, own, foreign) => {
  const isOwn = (sign: string) => signsOf(currency).has(sign)
  expect([own.every(isOwn), foreign.some(isOwn)]).toEqual([true, false])
})
