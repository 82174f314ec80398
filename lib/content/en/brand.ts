export const brand = {
  /** The meaning of the name. */
  slogan: 'smooth, taut, glossy',
  nameOrigin: 'A Spanish word for how a surface should feel.',
  description: 'Paint protection film, window film and marine film.',
} as const
