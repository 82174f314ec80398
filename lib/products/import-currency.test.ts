
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
])('for a shop with prices in %s, whether %s is its own currency is %p', async (currency, sign, isOwn) => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_CURRENCY: currency })
  await jest.isolateModulesAsync(async () => {
    const { isShopCurrency } = await import('./import-currency')
    expect(isShopCurrency(sign)).toBe(isOwn)
  })
})
