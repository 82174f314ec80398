import type { ReactNode } from 'react'
import { ArrowRightIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import { Picture } from '@/components/ui/picture'
import { asset } from '@/lib/config/asset'
import type { FilmRoute } from '@/lib/config/film-lines'
import { filmRoutes } from '@/lib/config/film-routes'
import { BREAKPOINTS_PX } from '@/lib/config/shared-values'
import { pages } from '@/lib/content/pages'
import styles from './product-lines.module.scss'

type Card = { look: string | undefined; text: string; action: string; above?: ReactNode; below?: ReactNode }

const cards: Record<FilmRoute, Card> = {
  '/ppf': {
    look: styles.paint,
    text: 'Clear polyurethane for the panels that meet the road first.',
    action: 'See coverage',
    below: (
      <img src={asset('/drawings/car-side-front.svg')} alt="" width={1000} height={310} loading="lazy" />
    ),
  },
  '/window-film': {
    look: `${styles.glass} on-dark`,
    text: 'From nearly clear to 5% light.',
    action: 'Try the tints',
    above: <Picture name="window-film" sizes={`(max-width: ${BREAKPOINTS_PX.lg - 1}px) 100vw, 58vw`} />,
  },
  '/marine-film': {
    look: styles.hull,
    text: 'Bow, topsides, transom: the zones a dock finds.',
    action: 'See coverage',
    below: <img src={asset('/drawings/boat-hull.svg')} alt="" width={1000} height={400} loading="lazy" />,
  },
}

/** The drawings are files: inlined, each page would contain them twice, in the HTML and in React's payload. */
export function ProductLines() {
  return (
    <section className="section" aria-labelledby="lines">
      <div className="container">
        <div className="section-head section-head-split">
          <h2 className="h1" id="lines">
            Three films. One idea: leave the surface as it was.
          </h2>
          <p className="lead">
            Film goes over paint, glass and gelcoat, takes the wear, and comes off again.
          </p>
        </div>
        <div className={styles.lines}>
          {filmRoutes.map((route) => {
            const { look, text, action, above, below } = cards[route]
            return (
              <IntentLink className={`${styles.card} ${look}`} href={route} key={route}>
                {above}
                <div className={styles.text}>
                  <h3>{pages[route].title}</h3>
                  <p>{text}</p>
                  <span className={styles.more}>
                    {action} <ArrowRightIcon />
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
