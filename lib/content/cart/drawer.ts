export const cartDrawer = {
  heading: 'Cart',
  products: 'In the cart',
  lineRemoved: (name: string) => `${name} removed from the cart.`,
  emptied: 'Cart emptied.',
  emptyHeading: 'Your cart is empty',
  emptyText: 'Add a sheet from the shop, or a film from one of the film pages.',
  openShop: 'Open the shop',
}

export const cartFoot = {
  total: 'Total',
  totalWithoutFilms: 'Total excluding films',
  noCheckout: 'There is no online checkout. Send us the list and we will reply with a quote.',
  askForQuote: 'Ask for a quote',
  empty: 'Empty the cart',
}
