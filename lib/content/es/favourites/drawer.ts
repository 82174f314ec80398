export const favouritesDrawer = {
  title: 'Favoritos',
  list: 'Tus favoritos',
  removed: (item: string) => `${item} ya no está en favoritos.`,
  emptyHeading: 'Aún no tienes favoritos',
  emptyHint: 'Toca el corazón de una tarjeta en la tienda para guardarla aquí.',
  openShop: 'Ir a la tienda',
} as const
