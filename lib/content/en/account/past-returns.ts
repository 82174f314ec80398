export const pastReturns = {
  caption: 'Past returns',
  return: 'Return',
  order: 'Order',
  item: 'Item',
  started: 'Started',
  refunded: 'Refunded',
} as const
