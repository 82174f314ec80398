export const heartButton = {
  name: (item: string) => `Favorito: ${item}`,
  added: (item: string) => `${item} está en favoritos.`,
  removed: (item: string) => `${item} ya no está en favoritos.`,
} as const
