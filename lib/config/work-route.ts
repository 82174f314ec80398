import type { Route } from 'next'

const route: string = '/work'

/** Not among the routes that Next knows, because not every build has the page. */
export const workRoute = route as Route
