import type { ReactNode } from 'react'
import { FilmDrawing } from '@/components/editorial/film-drawing'
import { ArrowRightIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/links'
import { Sentences } from '@/components/ui/sentences'
import { asset } from '@/lib/config/asset'
import type { FilmRoute, filmLines } from '@/lib/content/facts/films'
import { fittingSteps, productBands, productLines, callToAction as texts } from '@/lib/content/home'
import { pages } from '@/lib/content/pages'
import { percent } from '@/lib/content/words'
import { darkening, SHADES } from '@/lib/films/tint'
import styles from './home.module.scss'

type ProductLinesProps = {
  /** What the shop asks for the films of a line; nothing where its file does not say so. */
  prices: Record<keyof typeof filmLines, ReactNode>
}

/** A band for each line, from one edge of the sheet to the other. */
export function ProductLines({ prices }: ProductLinesProps) {
  return (
    <section aria-labelledby="lines">
      <div className={`${styles.car} pt-5 pt-lg-5-half`}>
        <div className="container">
          <div className="stack gap-2-half gap-lg-4 cols-lg-8-4 align-items-end">
            <h2 className={`${styles.heading} m-0`} id="lines">
              <Sentences>{productLines.heading}</Sentences>
            </h2>
            <p className="lead m-0">{productLines.lead}</p>
          </div>
          <div className={`stack gap-lg-4 cols-lg-8-4 align-items-end mt-4 mt-lg-2-half ${styles.sedan}`}>
            <FilmDrawing className="d-block h-auto" name="pack-car-front" paint="red" />
            <Line route="/ppf" price={prices.coverage} />
          </div>
        </div>
      </div>
      <div className={`${styles.glass} on-dark position-relative`}>
        <div className={`${styles.view} position-relative`}>
          <img
            className="position-absolute w-100 h-100 object-fit-cover"
            src={asset('/pictures/window-film-wide-800.avif')}
            alt=""
            width={800}
            height={450}
            loading="lazy"
          />
          <Panes />
        </div>
        <div className={`container ${styles.words}`}>
          <Line route="/window-film" price={prices.tint} />
        </div>
      </div>
      <div className={`${styles.boat} position-relative overflow-hidden pt-4 pt-lg-4-half`}>
        <div className="container">
          <Line route="/marine-film" price={prices.hull} />
          <div className={`${styles.hull} position-relative`}>
            <FilmDrawing className="d-block h-auto" name="pack-boat-topsides" paint="white" />
          </div>
        </div>
      </div>
    </section>
  )
}

function Line({ route, price }: { route: FilmRoute; price: ReactNode }) {
  const { text, action } = productBands[route]
  return (
    <div className="min-w-0">
      <h3 className={`${styles.name} mb-1 fs-2xl`}>{pages[route].heading}</h3>
      <p className={`${styles.text} m-0 text-body-secondary`}>{text}</p>
      <p className="d-flex flex-wrap align-items-center column-gap-3 m-0">
        <IntentLink
          className={`${styles.more} text-reset d-inline-flex d-print-none gap-2 align-items-center min-h-target fw-semibold`}
          href={route}
        >
          {action}
          <ArrowRightIcon />
        </IntentLink>
        {price}
      </p>
    </div>
  )
}

const PANE_WIDTH = 100 / SHADES.length

/** Panes of film in front of the view. Attributes, because the content security policy forbids style attributes. */
function Panes() {
  return (
    <div className="position-relative h-100" aria-hidden="true">
      <svg className="position-absolute w-100 h-100" aria-hidden="true">
        {SHADES.map((light, i) => {
          const x = `${i * PANE_WIDTH}%`
          const share = darkening(light / 100)
          return (
            <g key={light}>
              <rect x={x} width={`${PANE_WIDTH}%`} height="100%" fill="var(--t-0)" fillOpacity={share} />
              {i > 0 && <line x1={x} x2={x} y1="0" y2="100%" stroke="var(--t-100)" strokeOpacity=".25" />}
            </g>
          )
        })}
      </svg>
      <div className={`${styles.shares} position-relative d-grid h-100 align-items-end numeric fw-semibold`}>
        {SHADES.map((light) => (
          <span key={light}>{percent(light)}</span>
        ))}
      </div>
    </div>
  )
}

export function FittingSteps() {
  return (
    <section className={styles.how} aria-labelledby="how">
      <div className="container">
        <div className="stack gap-3 gap-lg-4 cols-lg-2-10">
          <h2 className="fs-xl m-0" id="how">
            {fittingSteps.heading}
          </h2>
          <ol
            className={`${styles.steps} d-grid row-gap-3-half column-gap-3 column-gap-lg-4 list-unstyled m-0`}
          >
            {fittingSteps.steps.map(({ id, title, text }, i) => (
              <li className={`${styles.step} d-grid column-gap-2-half align-content-start fs-sm`} key={id}>
                <span className={`${styles.number} numeric fw-semibold fs-2xl lh-1`} aria-hidden="true">
                  {i + 1}
                </span>
                <h3 className="m-0 fs-base">{title}</h3>
                <p className="m-0 text-body-secondary">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

export function CallToAction() {
  return (
    <section className={`${styles.end} on-dark bg-dark d-print-none`} aria-labelledby="next-step">
      <div className="container d-flex flex-wrap gap-3 align-items-center justify-content-between">
        <h2 className="m-0 fs-3xl" id="next-step">
          {texts.heading}
        </h2>
        <IntentLink className="btn btn-lg btn-clear" href="/ppf">
          {productBands['/ppf'].action}
        </IntentLink>
      </div>
    </section>
  )
}
