export const wishlist = {
  heading: 'Artículos guardados',
  removed: (name: string) => `${name} ya no está en la lista de deseos.`,
  moved: (name: string) => `${name} está ahora en el carrito.`,
  emptyHeading: 'Tu lista de deseos está vacía',
  emptyHint: 'Toca el corazón de una tarjeta en la tienda para guardarla aquí.',
  openShop: 'Ir a la tienda',
} as const

export const wishCard = {
  remove: (name: string) => `Quitar ${name} de la lista de deseos`,
  move: 'Pasar al carrito',
  moveNamed: (name: string) => `Pasar al carrito: ${name}`,
} as const
