export type OrderStatus = 'Shipped' | 'Delivered' | 'Cancelled'

/** `id` and `img` as the shop's card has them, so that a repeated order joins the same lines of the cart. */
type OrderLine = { id: string; name: string; img: string; quantity: number; price: number }
type Step = { label: string; date: string }

export type Order = {
  id: string
  date: string
  total: number
  status: OrderStatus
  method: 'Card'
  lines: readonly OrderLine[]
  progress: readonly Step[]
}

/** As specified: delivered is success, shipped is primary, anything else secondary. */
export function toneOf(status: string): 'success' | 'primary' | 'secondary' {
  if (status === 'Delivered') return 'success'
  return status === 'Shipped' ? 'primary' : 'secondary'
}
