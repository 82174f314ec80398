/** In place of a missing name. From the specification. */
export const UNNAMED = 'Desconocido'
