/** In place of a price. */
export const TOO_LARGE = 'demasiado alto para mostrarlo'
