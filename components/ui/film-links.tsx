import { Fragment } from 'react'
import { filmRoutes } from '@/lib/config/film-routes'
import { pages } from '@/lib/content/pages'
import { IntentLink } from './intent-link'

/** Links to the film pages within a sentence; `last` separates the last one from the others. */
export function FilmLinks({ last = ', ' }: { last?: string }) {
  return filmRoutes.map((route, i) => (
    <Fragment key={route}>
      {i > 0 && (i === filmRoutes.length - 1 ? last : ', ')}
      <IntentLink href={route}>{pages[route].title}</IntentLink>
    </Fragment>
  ))
}
