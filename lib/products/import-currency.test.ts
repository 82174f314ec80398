import { signsOf } from './import-currency'

test.each([
  ['USD', ['$', 'US$'], ['MX$', '€']],
  ['EUR', ['€', 'EUR'], ['$']],
  ['MXN', ['$'], []],
  ['BRL', ['R$'], []],
  ['PEN', ['S/'], []],
  ['INR', ['Rs'], []],
  ['SEK', ['kr', 'SEK'], []],
])('a shop with prices in %s has %j as signs of its own currency, but not %j', (currency, own, foreign) => {
  const isOwn = (sign: string) => signsOf(currency).has(sign)
  expect([own.every(isOwn), foreign.some(isOwn)]).toEqual([true, false])
})
