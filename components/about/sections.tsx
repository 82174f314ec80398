import section from '@/components/editorial/editorial.module.scss'
import { FilmDrawing } from '@/components/editorial/film-drawing'
import { Section, Words } from '@/components/editorial/sections'
import { SpriteIcon } from '@/components/ui/icon'
import { IntentLink } from '@/components/ui/links'
import { Picture } from '@/components/ui/picture'
import { BREAKPOINTS_PX } from '@/lib/config/shared-values'
import { absent, statement, surfaces, work } from '@/lib/content/about'
import { filmLines } from '@/lib/content/facts/films'
import styles from './about.module.scss'

const SIZES = `(max-width: ${BREAKPOINTS_PX.md - 1}px) 100vw, 50vw`

/** The surfaces, separated by the diagonal cut of the logo. */
export function Surfaces() {
  return (
    <div className={`d-grid cols-md-3 ${styles.surfaces}`}>
      {Object.values(filmLines).map((name) => (
        <IntentLink
          className="position-relative overflow-hidden text-decoration-none"
          href={`/${name}`}
          key={name}
        >
          <Picture name={name} alt={surfaces[name].alt} sizes={SIZES} isFirst />
          <span className={`position-absolute ${styles.label}`}>
            <b className="d-block fs-2xl">{surfaces[name].name}</b> {surfaces[name].film}
          </span>
        </IntentLink>
      ))}
    </div>
  )
}

export function Statement() {
  return (
    <section className="section">
      <h2 className={styles.statement}>{statement}</h2>
    </section>
  )
}

export function Ways() {
  return (
    <Section id="work" title={work.title}>
      <ul className={`d-grid row-gap-4-half row-gap-md-5 column-gap-3-half cols-md-2 ${styles.ways}`}>
        {Object.entries(work.ways).map(([id, way]) => (
          <li key={id}>
            {'drawing' in way ? (
              <div
                className={`d-grid mb-3 rounded-plate ${styles.plate} ${way.drawing === 'ppf-stone' ? `align-items-end ${styles.filled}` : 'align-items-center'}`}
              >
                <FilmDrawing name={way.drawing} />
              </div>
            ) : (
              <div
                className={`on-dark d-grid align-items-center mb-3 px-3 text-center rounded-plate ${styles.plate} ${styles.noted}`}
              >
                <p className="fw-medium fs-2xl">
                  <Words>{way.example}</Words>
                </p>
              </div>
            )}
            <h3 className="pb-1 fs-xl">{way.title}</h3>
            <p className="text-body-secondary">{way.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function AbsentThings() {
  return (
    <section className={`section d-grid cols-lg-5-7 ${styles.absent}`} aria-labelledby="absent">
      <h2 className={section.title} id="absent">
        {absent.title}
      </h2>
      <ul className="border-top">
        {Object.entries(absent.things).map(([id, thing]) => (
          <li className="d-flex gap-2-half align-items-center py-2-half border-bottom fs-lg" key={id}>
            <SpriteIcon name="close" /> {thing}
          </li>
        ))}
      </ul>
    </section>
  )
}
