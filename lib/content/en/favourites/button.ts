export const favouritesButton = { name: 'Favourites' } as const
