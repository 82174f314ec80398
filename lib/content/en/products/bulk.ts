import { plural } from '@/lib/config/grammar'
import { formatNumber } from '@/lib/config/language'
import { countProducts } from './list'

export const bulkBar = {
  region: 'Selected products',
  selected: (count: number) => `${formatNumber(count)} selected`,
  selectAll: (count: number) => `Select all ${formatNumber(count)}`,
  clear: 'Clear',
}

export const bulkActions = {
  form: 'Change the selected products',
  action: 'Action',
  choose: 'Choose an action',
  price: 'Change price',
  stock: 'Set stock',
  delete: 'Delete',
  apply: 'Apply',
  newStock: 'New stock',
  stockExample: '12',
  priceChange: 'Change of price',
  priceExample: '+5 or −2.50',
  unit: 'Amount or percentage',
  chooseUnit: (currency: string) => `${currency} or %?`,
}

/** Says what an action will do, or what it still needs. */
export const bulkEffects = {
  deletes: (count: number) => `Deletes ${countProducts(count)}. Undo restores them.`,
  setsStock: (count: number, stock: number) => `${countProducts(count)}: stock → ${stock}.`,
  needsCount: 'Enter a whole number of 0 or more.',
  needsNumber: 'Enter a number, such as 5 or −2.50.',
  needsUnit: (currency: string) => `Choose whether this is an amount (${currency}) or a percentage (%).`,
  noPrices: 'No price changes.',
  prices: (count: number, range: string) =>
    plural(count, { one: `1 price: ${range}.`, other: `${formatNumber(count)} prices: ${range}.` }),
  range: (lowest: string, highest: string) => `${lowest} (lowest) … ${highest} (highest)`,
  free: (count: number, zero: string) =>
    plural(count, { one: `1 becomes ${zero}.`, other: `${formatNumber(count)} become ${zero}.` }),
}
