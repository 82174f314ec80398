import { detailsOf, plural } from '@/lib/content/words'

const some = (count: number, one: string, other: string) => `, ${count} ${count === 1 ? one : other}`

export const cartButton = {
  name: 'Cart',
  /** The name with what is inside: `Cart, 2 cards, 3 films`. */
  filled: (films: number, cards: number) =>
    `Cart${some(cards, 'card', 'cards')}${films > 0 ? some(films, 'film', 'films') : ''}`,
  oneAdded: (name: string, count: number) => `Added to cart: ${name}. ${count} in the cart.`,
  severalAdded: (added: number, count: number) => `${added} added to the cart. ${count} in the cart.`,
}

export const favouritesButton = { name: 'Favourites' } as const

export const heartButton = {
  name: (item: string) => `Favorite ${item}`,
  added: (item: string) => `${item} added to favorites.`,
  removed: (item: string) => `${item} removed from favorites.`,
} as const

export const cartDrawer = {
  heading: 'Cart',
  /** `3 films, 2 cards` */
  contents: (films: number, cards: number) =>
    detailsOf([
      ...(films > 0 ? [`${films} ${plural(films, { one: 'film', other: 'films' })}`] : []),
      ...(cards > 0 ? [`${cards} ${plural(cards, { one: 'card', other: 'cards' })}`] : []),
    ]),
  films: 'Films, priced on request',
  pricedFilms: 'Films',
  cards: 'Cards',
  everything: 'everything in the cart',
  emptyHeading: 'Your cart is empty',
  emptyText: 'Cards have a price. Films are quoted for your vehicle or boat.',
  openShop: 'Shop the cards',
  chooseFilm: 'Choose film for your car or boat',
}

export const cartFoot = {
  cards: 'Cards',
  filmsOnRequest: '(films on request)',
  whatsApp: 'WhatsApp',
  noCheckout: 'There is no online checkout. Send us the list and we will reply with a quote.',
  askForQuote: 'Ask for a quote',
  empty: 'Empty the cart',
}

export const favouritesDrawer = {
  title: 'Favourites',
  list: 'Your favorites',
  emptyHeading: 'No favorites yet',
  emptyHint: 'Tap the heart on a card in the shop to save it here.',
  openShop: 'Open the shop',
} as const
