export const cartButton = {
  name: 'Carrito',
  oneAdded: (name: string, count: number) => `Añadido al carrito: ${name}. En el carrito: ${count}.`,
  severalAdded: (added: number, count: number) => `Añadidos al carrito: ${added}. En el carrito: ${count}.`,
}
