export const pastReturns = {
  caption: 'Devoluciones anteriores',
  return: 'Devolución',
  order: 'Pedido',
  item: 'Artículo',
  started: 'Iniciada',
  refunded: 'Reembolsada',
} as const
