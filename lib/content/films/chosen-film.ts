export const chosenFilm = {
  change: 'Change',
  changeNamed: (film: string) => `Change ${film}`,
}
