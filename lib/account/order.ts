export type OrderStatus = 'Shipped' | 'Delivered' | 'Cancelled'

/** `id` and `img` equal those of the shop's card, so that a repeated order merges with the same cart lines. */
type OrderLine = { id: string; name: string; img: string; quantity: number; price: number }
type Step = { label: string; date: string }

export type PlacedOrder = {
  id: string
  date: string
  total: number
  status: OrderStatus
  method: 'Card'
  lines: readonly OrderLine[]
  progress: readonly Step[]
}

/** The badge tones of the specification. */
export function toneOf(status: string): 'success' | 'primary' | 'secondary' {
  if (status === 'Delivered') return 'success'
  return status === 'Shipped' ? 'primary' : 'secondary'
}
