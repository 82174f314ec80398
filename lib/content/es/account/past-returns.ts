export const pastReturns = {
  caption: 'Devoluciones anteriores',
  return: 'Devolución',
  order: 'Pedido',
  item: 'Artículo',
  started: 'Inicio',
  refunded: 'Reembolso',
} as const
