import { plainPrice, shopCurrency } from '@/lib/config/price-format'

/** `$`, where a product's price is entered. */
export const currencySymbol =
  plainPrice.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? shopCurrency
