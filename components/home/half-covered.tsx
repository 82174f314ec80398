import { asset } from '@/lib/config/asset'
import { halfCovered as texts } from '@/lib/content/home'
import styles from './home.module.scss'

const side = `${styles.side} position-absolute px-2-half py-1 fw-semibold rounded-2`

export function HalfCovered() {
  return (
    <section className="section" aria-labelledby="half">
      <div className="container">
        <figure className={`${styles.half} position-relative mb-4-half overflow-hidden rounded-plate`}>
          <img
            className="d-block w-100 object-fit-cover"
            src={asset('/drawings/half-covered.svg')}
            alt={texts.picture}
            width={1200}
            height={420}
            loading="lazy"
          />
          <span className={side}>{texts.bare}</span>
          <span className={side}>{texts.covered}</span>
        </figure>
        <div className={styles.text}>
          <h2 id="half">{texts.heading}</h2>
          <p className="lead">{texts.lead}</p>
        </div>
      </div>
    </section>
  )
}
