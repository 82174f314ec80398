export const listProblems = {
  damaged:
    'El enlace a una lista compartida está dañado, incompleto o es demasiado largo, y no se abrió. Tu propia lista no ha cambiado. Pide el enlace otra vez.',
  'other-version':
    'El enlace a una lista compartida se hizo con otra versión de este sitio, y no se abrió. Tu propia lista no ha cambiado. Recarga la página y abre el enlace de nuevo.',
}

export const openedQuote = {
  seen: 'Abriste una lista compartida. Tu propia lista no ha cambiado.',
  showAgain: 'Verla de nuevo',
  added: 'La lista compartida se añadió a la tuya.',
  addedInPart: (left: readonly string[]) =>
    `La lista compartida se añadió solo en parte, porque tu presupuesto está lleno. No caben: ${left.join('; ')}.`,
  replaced: 'La lista compartida sustituyó a la tuya.',
}

export const sharedQuoteDrawer = {
  heading: 'Una lista compartida',
  list: 'La lista compartida',
  fromLink: 'Los nombres y precios de los productos vienen del enlace.',
  unchanged: 'Tu lista no cambia hasta que elijas.',
  add: 'Añadir a la mía',
  replace: 'Sustituir la mía',
  keep: 'Conservar la mía',
  notNow: 'Ahora no',
  products: 'Productos de la lista compartida',
  films: 'Películas de la lista compartida',
}
