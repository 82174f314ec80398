import type { ReactNode } from 'react'
import { ArrowRightIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/links'
import { Picture } from '@/components/ui/picture'
import { asset } from '@/lib/config/asset'
import type { FilmRoute } from '@/lib/config/film-lines'
import { filmRoutes } from '@/lib/config/film-routes'
import { BREAKPOINTS_PX } from '@/lib/config/shared-values'
import { productCards, productLines as texts } from '@/lib/content/home'
import { pages } from '@/lib/content/pages'
import styles from './home.module.scss'

type Card = { look: string | undefined; above?: ReactNode; below?: ReactNode }

const drawing = `${styles.drawing} w-100 h-auto mt-auto`

const cards: Record<FilmRoute, Card> = {
  '/ppf': {
    look: styles.paint,
    below: (
      <img
        className={drawing}
        src={asset('/drawings/car-side-front.svg')}
        alt=""
        width={1000}
        height={310}
        loading="lazy"
      />
    ),
  },
  '/window-film': {
    look: `${styles.glass} on-dark justify-content-end`,
    above: <Picture name="window-film" sizes={`(max-width: ${BREAKPOINTS_PX.lg - 1}px) 100vw, 58vw`} />,
  },
  '/marine-film': {
    look: styles.hull,
    below: (
      <img
        className={drawing}
        src={asset('/drawings/boat-hull.svg')}
        alt=""
        width={1000}
        height={400}
        loading="lazy"
      />
    ),
  },
}

/** The drawings are files: inlined, each page would contain them twice, in the HTML and in React's payload. */
export function ProductLines() {
  return (
    <section className="section" aria-labelledby="lines">
      <div className="container">
        <div className="section-head section-head-split">
          <h2 className="h1" id="lines">
            {texts.heading}
          </h2>
          <p className="lead">{texts.lead}</p>
        </div>
        <div className={styles.lines}>
          {filmRoutes.map((route) => {
            const { look, above, below } = cards[route]
            const { text, action } = productCards[route]
            return (
              <IntentLink
                className={`${styles.card} ${look} position-relative d-flex flex-column overflow-hidden text-decoration-none`}
                href={route}
                key={route}
              >
                {above}
                <div className="position-relative padded">
                  <h3 className={`${styles.name} mb-1 fs-2xl`}>{pages[route].title}</h3>
                  <p className={`${styles.description} mb-3 text-body-secondary`}>{text}</p>
                  <span className={`${styles.more} d-inline-flex align-items-center fw-semibold`}>
                    {action}
                    <ArrowRightIcon />
                  </span>
                </div>
                {below}
              </IntentLink>
            )
          })}
        </div>
      </div>
    </section>
  )
}
