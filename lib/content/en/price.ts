/** In place of a price. */
export const TOO_LARGE = 'too large to show'
