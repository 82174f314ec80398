import { detailsOf, plural } from '@/lib/content/words'

const some = (count: number, one: string, other: string) => `, ${count} ${count === 1 ? one : other}`

export const cartButton = {
  name: 'Carrito',
  /** The name with what is inside: `Carrito, 2 tarjetas, 3 películas`. */
  filled: (films: number, cards: number) =>
    `Carrito${some(cards, 'tarjeta', 'tarjetas')}${films > 0 ? some(films, 'película', 'películas') : ''}`,
  oneAdded: (name: string, count: number) => `Agregado al carrito: ${name}. En el carrito: ${count}.`,
  severalAdded: (added: number, count: number) => `Agregados al carrito: ${added}. En el carrito: ${count}.`,
}

export const favouritesButton = { name: 'Favoritos' } as const

export const heartButton = {
  name: (item: string) => `Favorito: ${item}`,
  added: (item: string) => `Agregado a favoritos: ${item}.`,
  removed: (item: string) => `Quitado de favoritos: ${item}.`,
} as const

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
  cards: 'Tarjetas de personajes',
  everything: 'todo el contenido del carrito',
  emptyHeading: 'Tu carrito está vacío',
  emptyText:
    'Las tarjetas de personajes tienen precio. Las películas se cotizan para tu vehículo o tu barco.',
  openShop: 'Ver las tarjetas',
  chooseFilm: 'Elegir una película protectora',
}

export const cartFoot = {
  cards: 'Tarjetas',
  filmsOnRequest: '(películas: precio a consultar)',
  whatsApp: 'WhatsApp',
  noCheckout: 'Aquí no se paga en línea. Envíanos la lista y te responderemos con una cotización.',
  askForQuote: 'Pedir cotización',
  empty: 'Vaciar el carrito',
}

export const favouritesDrawer = {
  title: 'Favoritos',
  list: 'Tus favoritos',
  emptyHeading: 'Todavía no tienes favoritos',
  emptyHint: 'Toca el corazón de una tarjeta en la tienda para guardarla aquí.',
  openShop: 'Ir a la tienda',
} as const
