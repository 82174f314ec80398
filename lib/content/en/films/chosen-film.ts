export const chosenFilm = {
  change: (film: string) => `Change: ${film}`,
}
