/** In place of the sheet, for a visitor who has not chosen any panels. */
export const panelsOffer = {
  text: 'Choose the panels for film first. You then get a sheet with a drawing of them, what to do before the appointment, and what to ask the installer.',
  link: 'Choose the panels',
  /** The sheet, in a message that it could not be loaded. */
  sheet: 'The sheet for the installer',
}
