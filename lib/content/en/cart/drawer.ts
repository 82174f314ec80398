export const cartDrawer = {
  heading: 'Cart',
  products: 'In the cart',
  lineRemoved: (name: string) => `${name} removed from the cart.`,
  emptied: 'Cart emptied.',
  emptyHeading: 'Your cart is empty',
  emptyText: 'Cards have a price. Films are quoted for your vehicle or boat.',
  openShop: 'Shop the cards',
  chooseFilm: 'Choose a film',
}

export const cartFoot = {
  total: 'Total',
  totalWithoutFilms: 'Total excluding films',
  noCheckout: 'There is no online checkout. Send us the list and we will reply with a quote.',
  askForQuote: 'Ask for a quote',
  empty: 'Empty the cart',
}
