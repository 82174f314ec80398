export const cartDrawer = {
  heading: 'Carrito',
  products: 'En el carrito',
  lineRemoved: (name: string) => `${name} ya no está en el carrito.`,
  emptied: 'El carrito está vacío.',
  emptyHeading: 'Tu carrito está vacío',
  emptyText: 'Las tarjetas tienen precio. Las películas se presupuestan para tu vehículo o tu barco.',
  openShop: 'Ver las tarjetas',
  chooseFilm: 'Elegir una película',
}

export const cartFoot = {
  total: 'Total',
  totalWithoutFilms: 'Total sin las películas',
  noCheckout: 'Aquí no se paga en línea. Envíanos la lista y te responderemos con un presupuesto.',
  askForQuote: 'Pedir presupuesto',
  empty: 'Vaciar el carrito',
}
