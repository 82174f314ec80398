export const partsPicker = { package: 'Paquete' }

export const addToQuote = {
  name: 'Tu presupuesto',
  add: 'Añadir a mi presupuesto',
  /** While a line of the quote is changed. */
  save: 'Guardar el cambio',
}
