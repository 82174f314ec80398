/** “Add to cart” is from the specification. */
export const addButton = { add: 'Add to cart', added: 'Added' }
