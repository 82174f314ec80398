import { filmLines } from './film-lines'

export const filmRoutes = Object.values(filmLines).map((name) => `/${name}` as const)
