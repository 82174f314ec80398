import type { ReactNode } from 'react'
import { listParts } from '@/lib/config/grammar'
import { filmRoutes } from '@/lib/config/routes'
import { pages } from '@/lib/content/pages'
import styles from './beside-picture.module.scss'
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

/** Links to related pages, below a form. */
export function FormLinks({ children }: { children: ReactNode }) {
  return (
    <p
      className={`${styles.links} d-flex flex-wrap row-gap-1 column-gap-3 justify-content-between mt-3 mb-0`}
    >
      {children}
    </p>
  )
}
