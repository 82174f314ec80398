/** The largest quantity of one item that the cart and a shared list accept. */
export const MAX_QUANTITY = 999_999
