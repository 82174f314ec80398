/** In place of the sheet, for a visitor who has not chosen any panels. */
export const panelsOffer = {
  text: 'Elige primero los paneles que llevarán película. Tendrás una hoja con su dibujo, lo que hay que hacer antes de la cita y qué preguntar al instalador.',
  link: 'Elegir los paneles',
  /** The sheet, in a message that it could not be loaded. */
  sheet: 'Hoja para el instalador',
}
