import { render } from '@testing-library/react'
import { ShopPrices } from '@/lib/prices/use-prices'
import { FromPrice } from './from-price'

const price = (from: number, asOf: string) => ({
  window: 'rear',
  range: [from, from + 5000] as const,
  asOf,
  until: '2100-01-01',
})
const tint = [price(26_000, '2026-11-15'), price(18_000, '2026-10-02'), price(20_000, '2026-09-01')]

test.each([
  ['the least price of the line with its month', { tint }, 'From $180, as of October 2026'],
  ['without tax', { tint, tax: 'added' as const }, 'From $180 plus tax, as of October 2026'],
  ['nothing for a line without prices', {}, ''],
])('shows %s', (_what, given, text) => {
  const { container } = render(
    <ShopPrices prices={{ coverage: [], tint: [], hull: [], ...given }}>
      <FromPrice kind="tint" />
    </ShopPrices>,
  )
  expect(container).toHaveTextContent(new RegExp(`^${text.replaceAll('$', '\\$')}$`))
})
