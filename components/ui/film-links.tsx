import { filmRoutes } from '@/lib/config/routes'
import { inSentence } from '@/lib/content/language'
import { pages } from '@/lib/content/pages'
import { listParts } from '@/lib/content/words'
import { IntentLink } from './links'

/** Links to the film pages as a list within a sentence. */
export function FilmLinks() {
  return listParts(filmRoutes).map(({ value }) => {
    const route = filmRoutes.find((each) => each === value)
    return route ? (
      <IntentLink href={route} key={route}>
        {inSentence(pages[route].heading)}
      </IntentLink>
    ) : (
      value
    )
  })
}
