export const wishlist = {
  heading: 'Saved items',
  removed: (name: string) => `${name} removed from the wishlist.`,
  moved: (name: string) => `${name} moved to the cart.`,
  emptyHeading: 'Your wishlist is empty',
  emptyHint: 'Tap the heart on a card in the shop to save it here.',
  openShop: 'Open the shop',
} as const

export const wishCard = {
  remove: (name: string) => `Remove ${name} from wishlist`,
  move: 'Move to cart',
  moveNamed: (name: string) => `Move to cart: ${name}`,
} as const
