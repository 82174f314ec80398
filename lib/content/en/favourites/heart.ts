export const heartButton = {
  name: (item: string) => `Favourite ${item}`,
  added: (item: string) => `${item} added to favourites.`,
  removed: (item: string) => `${item} removed from favourites.`,
} as const
