/** The labels of the overview’s counters. */
export const counters = {
  orders: 'Pedidos',
  returns: 'Devoluciones',
  coupons: 'Cupones',
  points: 'Puntos',
} as const

export const ordersTable = {
  caption: 'Pedidos',
  order: 'Pedido',
  date: 'Fecha',
  status: 'Estado',
  method: 'Pago',
  total: 'Total',
} as const

export const orderStatuses = { shipped: 'Enviado', delivered: 'Entregado', cancelled: 'Cancelado' } as const

export const paymentMethods = { card: 'Tarjeta' } as const

export const orderDetails = {
  items: 'Artículos',
  progress: 'Seguimiento',
  steps: {
    ordered: 'Pedido recibido',
    packed: 'Preparado',
    collected: 'En camino',
    delivered: 'Entregado',
    cancelled: 'Cancelado a petición tuya',
  },
  addAll: 'Añadir todo al carrito',
  added: 'Añadido',
  named: (action: string, order: string) => `${action}: ${order}`,
  print: 'Imprimir',
  printNamed: (order: string) => `Imprimir ${order}`,
} as const
