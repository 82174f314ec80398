const some = (count: number, one: string, other: string) =>
  count > 0 ? `, ${count} ${count === 1 ? one : other}` : ''

export const cartButton = {
  name: 'Carrito',
  /** The name with what is inside: `Carrito, 2 tarjetas, 3 películas`. */
  filled: (films: number, cards: number) =>
    `Carrito${some(cards, 'tarjeta', 'tarjetas')}${some(films, 'película', 'películas')}`,
  oneAdded: (name: string, count: number) => `Añadido al carrito: ${name}. En el carrito: ${count}.`,
  severalAdded: (added: number, count: number) => `Añadidos al carrito: ${added}. En el carrito: ${count}.`,
}

export const favouritesButton = { name: 'Favoritos' } as const

export const heartButton = {
  name: (item: string) => `Favorito: ${item}`,
  added: (item: string) => `${item} está en favoritos.`,
  removed: (item: string) => `${item} ya no está en favoritos.`,
} as const
