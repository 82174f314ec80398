/** The labels of the overview’s counters. From the specification. */
export const counters = {
  orders: 'Orders',
  returns: 'Returns',
  coupons: 'Coupons',
  points: 'Points',
} as const

export const ordersTable = {
  caption: 'Orders',
  order: 'Order',
  date: 'Date',
  status: 'Status',
  method: 'Method',
  total: 'Total',
} as const

/** From the specification. */
export const orderStatuses = { shipped: 'Shipped', delivered: 'Delivered', cancelled: 'Cancelled' } as const

/** From the specification. */
export const paymentMethods = { card: 'Card' } as const

export const orderDetails = {
  items: 'Items',
  progress: 'Progress',
  steps: {
    ordered: 'Ordered',
    packed: 'Packed',
    collected: 'Handed to the carrier',
    delivered: 'Delivered',
    cancelled: 'Cancelled at your request',
  },
  addAll: 'Add all to cart',
  added: 'Added',
  named: (action: string, order: string) => `${action}: ${order}`,
  print: 'Print',
  printNamed: (order: string) => `Print ${order}`,
} as const
