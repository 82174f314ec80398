/** One line of the list as text, for messages. */
export const listLine = {
  product: (quantity: number, name: string, price: string) => `${quantity} × ${name}, ${price} por unidad`,
  coupon: (code: string, discount: string) => `Cupón ${code}: ${discount}`,
}

export const quoteItems = {
  films: 'Películas',
  change: 'Cambiar',
  onRequest: 'A consultar',
  remove: (item: string) => `Quitar ${item}`,
  removed: (item: string) => `${item} ya no está en el presupuesto.`,
}

export const quoteList = {
  heading: 'Para tu presupuesto',
  lineRemoved: (name: string) => `${name} ya no está en el presupuesto.`,
  removeCoupon: 'Quitar',
  removeCouponOf: (code: string) => `Quitar el cupón ${code}`,
  couponRemoved: (code: string) => `El cupón ${code} ya no está en el presupuesto.`,
  total: { before: 'Total del carrito: ', after: '. Esta lista se envía con tu mensaje.' },
}

export const shareButton = {
  label: 'Compartir esta lista',
  name: 'Compartir',
}

export const sharedQuote = {
  name: 'Lista compartida',
}
