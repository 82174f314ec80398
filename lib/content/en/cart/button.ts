// Apart from the drawer's texts, because every page's script contains these.

export const cartButton = {
  name: 'Cart',
  oneAdded: (name: string, count: number) => `Added to cart: ${name}. ${count} in the cart.`,
  severalAdded: (added: number, count: number) => `${added} added to the cart. ${count} in the cart.`,
}
