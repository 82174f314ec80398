import Alert from 'react-bootstrap/Alert'
import { formatNumber } from '@/lib/config/language'
import { currencySymbol, formatPrice, shopCurrency } from '@/lib/config/price'
import { isShopCurrency } from '@/lib/products/import-currency'
import type { ImportPlan } from '@/lib/products/import-plan'
import { ShortList } from './short-list'

type Props = { currencies: ReadonlyMap<string, number>; foreign: ImportPlan['foreign'] }

const SHOP = currencySymbol === shopCurrency ? shopCurrency : `${shopCurrency} (${currencySymbol})`

const rowsOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`

/** Names the currencies of the file, and warns when they are not the shop's, since nothing converts them. */
export function ImportCurrencies({ currencies, foreign }: Props) {
  const all = [...currencies]
  const others = all.map(([sign]) => sign).filter((sign) => !isShopCurrency(sign))
  if (all.length === 0) return null
  return (
    <>
      <p>
        {all.length === 1 ? 'Currency' : 'Currencies'} in the file:{' '}
        {all.map(([sign, count]) => `${sign} (${rowsOf(count)})`).join(', ')}.
      </p>
      {others.length > 0 && (
        <Alert variant="danger">
          The shop’s prices are in {SHOP}. Amounts in {others.join(', ')} are imported as they are, without
          conversion.
        </Alert>
      )}
      <ShortList
        title="Prices in another currency"
        items={foreign.map(({ where, text, price }) => ({
          key: where,
          text: `${where}: “${text}” becomes ${formatPrice(price)}`,
        }))}
      />
    </>
  )
}
