import type { orderDetails, orderStatuses, paymentMethods } from '@/lib/content/account/orders'

export type OrderStatus = keyof typeof orderStatuses

/** `id` and `img` equal those of the shop's card, so that a repeated order merges with the same cart lines. */
type OrderLine = { id: string; name: string; img: string; quantity: number; price: number }
type Step = { step: keyof (typeof orderDetails)['steps']; date: string }

export type PlacedOrder = {
  id: string
  date: string
  total: number
  status: OrderStatus
  method: keyof typeof paymentMethods
  lines: readonly OrderLine[]
  progress: readonly Step[]
}

/** The badge tones of the specification. */
export function toneOf(status: string): 'success' | 'primary' | 'secondary' {
  if (status === 'delivered') return 'success'
  return status === 'shipped' ? 'primary' : 'secondary'
}
