import { formatNumber } from '@/lib/config/language'

export const lineItem = { remove: (name: string) => `Remove ${name}` }

export const quantityField = {
  group: (name: string) => `Quantity of ${name}`,
  field: 'Quantity',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  changed: (name: string, quantity: number) => `${name}: ${quantity}.`,
}

export const showMore = { button: (left: number) => `Show more (${formatNumber(left)} left)` }
