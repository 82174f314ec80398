export const favouritesDrawer = {
  title: 'Favourites',
  list: 'Your favourites',
  removed: (item: string) => `${item} removed from favourites.`,
  emptyHeading: 'No favourites yet',
  emptyHint: 'Tap the heart on a card in the shop to save it here.',
  openShop: 'Open the shop',
} as const
