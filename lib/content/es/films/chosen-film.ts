export const chosenFilm = {
  change: (film: string) => `Cambiar: ${film}`,
}
