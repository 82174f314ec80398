// Separate from the drawer's texts, because every page's script contains these.

const some = (count: number, one: string, other: string) =>
  count > 0 ? `, ${count} ${count === 1 ? one : other}` : ''

export const cartButton = {
  name: 'Cart',
  /** The name with what is inside: `Cart, 2 cards, 3 films`. */
  filled: (films: number, cards: number) =>
    `Cart${some(cards, 'card', 'cards')}${some(films, 'film', 'films')}`,
  oneAdded: (name: string, count: number) => `Added to cart: ${name}. ${count} in the cart.`,
  severalAdded: (added: number, count: number) => `${added} added to the cart. ${count} in the cart.`,
}

export const favouritesButton = { name: 'Favourites' } as const

export const heartButton = {
  name: (item: string) => `Favourite ${item}`,
  added: (item: string) => `${item} added to favourites.`,
  removed: (item: string) => `${item} removed from favourites.`,
} as const
