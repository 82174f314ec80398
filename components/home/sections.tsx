import type { ReactNode } from 'react'
import { ArrowRightIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/links'
import { Picture } from '@/components/ui/picture'
import { asset } from '@/lib/config/asset'
import { filmRoutes } from '@/lib/config/routes'
import { BREAKPOINTS_PX } from '@/lib/config/shared-values'
import type { FilmRoute } from '@/lib/content/facts/films'
import { messageRoute } from '@/lib/content/facts/site'
import {
  fittingSteps,
  halfCovered,
  productCards,
  productLines,
  callToAction as texts,
} from '@/lib/content/home'
import { pages } from '@/lib/content/pages'
import styles from './home.module.scss'

export function CallToAction() {
  return (
    <section className="section" aria-labelledby="next-step">
      <div className="container">
        <div
          className={`${styles.panel} on-dark d-grid gap-4 cols-lg-2 bg-dark align-items-center overflow-hidden rounded-plate`}
        >
          <div className="min-w-0">
            <h2 className={`${styles.claim} h1 mb-4`} id="next-step">
              {texts.heading}
            </h2>
            <div className="d-flex flex-wrap gap-2-half">
              <IntentLink className="btn btn-lg btn-clear" href="/ppf">
                {texts.coverage}
              </IntentLink>
              <IntentLink className="btn btn-lg btn-line" href={messageRoute}>
                {texts.question}
              </IntentLink>
            </div>
          </div>
          <img
            className="h-auto min-w-0"
            src={asset('/drawings/car-top-front.svg')}
            alt=""
            width={1000}
            height={400}
            loading="lazy"
          />
        </div>
      </div>
    </section>
  )
}

export function FittingSteps() {
  return (
    <section className="section" aria-labelledby="how">
      <div className="container">
        <div className="section-head">
          <h2 id="how">{fittingSteps.heading}</h2>
        </div>
        <ol className="d-grid gap-lg-4-half list-unstyled mb-0 cols-lg-4">
          {fittingSteps.steps.map(({ id, title, text }, i) => (
            <li className={styles.step} key={id}>
              <span
                className={`${styles.number} numeric d-flex align-items-center justify-content-center justify-content-lg-start rounded-2 fw-semibold fs-lg`}
                aria-hidden="true"
              >
                {i + 1}
              </span>
              <h3 className="mb-1">{title}</h3>
              <p className="m-0 text-body-secondary">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const side = `${styles.side} position-absolute px-2-half py-1 fw-semibold rounded-2`

export function HalfCovered() {
  return (
    <section className="section" aria-labelledby="half">
      <div className="container">
        <figure className={`${styles.half} position-relative mb-4-half overflow-hidden rounded-plate`}>
          <img
            className="d-block w-100 object-fit-cover"
            src={asset('/drawings/half-covered.svg')}
            alt={halfCovered.picture}
            width={1200}
            height={420}
            loading="lazy"
          />
          <span className={side}>{halfCovered.bare}</span>
          <span className={side}>{halfCovered.covered}</span>
        </figure>
        <div className={styles.text}>
          <h2 id="half">{halfCovered.heading}</h2>
          <p className="lead">{halfCovered.lead}</p>
        </div>
      </div>
    </section>
  )
}

type Card = { look: string | undefined; above?: ReactNode; below?: ReactNode }

const cards: Record<FilmRoute, Card> = {
  '/ppf': {
    look: styles.paint,
    below: <Drawing name="car-side-front" height={310} />,
  },
  '/window-film': {
    look: `${styles.glass} on-dark bg-dark justify-content-end`,
    above: <Picture name="window-film" sizes={`(max-width: ${BREAKPOINTS_PX.lg - 1}px) 100vw, 58vw`} />,
  },
  '/marine-film': {
    look: styles.hull,
    below: <Drawing name="boat-hull" height={400} />,
  },
}

/** A file: inlined, the drawing would be on the page twice, in the HTML and in React's payload. */
function Drawing({ name, height }: { name: string; height: number }) {
  return (
    <img
      className={`${styles.drawing} w-100 h-auto mt-auto`}
      src={asset(`/drawings/${name}.svg`)}
      alt=""
      width={1000}
      height={height}
      loading="lazy"
    />
  )
}

export function ProductLines() {
  return (
    <section className="section" aria-labelledby="lines">
      <div className="container">
        <div className="section-head section-head-split">
          <h2 className="h1" id="lines">
            {productLines.heading}
          </h2>
          <p className="lead">{productLines.lead}</p>
        </div>
        <div className="d-grid gap-3 gap-lg-3-half cols-lg-7-5">
          {filmRoutes.map((route) => {
            const { look, above, below } = cards[route]
            const { text, action } = productCards[route]
            return (
              <IntentLink
                className={`${styles.card} ${look} sheet-card rounded-plate d-flex flex-column overflow-hidden text-decoration-none`}
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
