export const favouritesButton = { name: 'Favoritos' } as const
