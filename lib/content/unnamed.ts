/** From the specification: shown in place of a missing name. */
export const UNNAMED = 'Desconocido'
