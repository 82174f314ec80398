import { detailsOf, plural } from '@/lib/config/grammar'

export const cartDrawer = {
  heading: 'Carrito',
  /** `3 películas y 2 tarjetas` */
  contents: (films: number, cards: number) =>
    detailsOf([
      ...(films > 0 ? [`${films} ${plural(films, { one: 'película', other: 'películas' })}`] : []),
      ...(cards > 0 ? [`${cards} ${plural(cards, { one: 'tarjeta', other: 'tarjetas' })}`] : []),
    ]),
  films: 'Películas, precio a consultar',
  pricedFilms: 'Películas',
  cards: 'Tarjetas',
  everything: 'Todas las películas y tarjetas',
  emptyHeading: 'Tu carrito está vacío',
  emptyText: 'Las tarjetas tienen precio. Las películas se presupuestan para tu vehículo o tu barco.',
  openShop: 'Ver las tarjetas',
  chooseFilm: 'Elegir una película',
}

export const cartFoot = {
  cards: 'Tarjetas',
  filmsOnRequest: '(películas a consultar)',
  whatsApp: 'WhatsApp',
  noCheckout: 'Aquí no se paga en línea. Envíanos la lista y te responderemos con un presupuesto.',
  askForQuote: 'Pedir presupuesto',
  empty: 'Vaciar el carrito',
}

export const favouritesDrawer = {
  title: 'Favoritos',
  list: 'Tus favoritos',
  removed: (item: string) => `${item} ya no está en favoritos.`,
  emptyHeading: 'Aún no tienes favoritos',
  emptyHint: 'Toca el corazón de una tarjeta en la tienda para guardarla aquí.',
  openShop: 'Ir a la tienda',
} as const
