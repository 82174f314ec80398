/** As specified, what has no name is called so. */
export const UNNAMED = 'Desconocido'
