import { filmRoutes } from '@/lib/config/routes'
import { pages } from '@/lib/content/pages'
import { listParts } from '@/lib/content/words'
import { IntentLink } from './links'

/** Links to the film pages as a list within a sentence. */
export function FilmLinks() {
  return listParts(filmRoutes).map(({ value }) => {
    const route = filmRoutes.find((each) => each === value)
    return route ? (
      <IntentLink href={route} key={route}>
        {pages[route].title}
      </IntentLink>
    ) : (
      value
    )
  })
}
