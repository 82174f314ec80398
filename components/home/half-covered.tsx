import { asset } from '@/lib/config/asset'
import { halfCovered as texts } from '@/lib/content/home'
import styles from './half-covered.module.scss'

export function HalfCovered() {
  return (
    <section className="section" aria-labelledby="half">
      <div className="container">
        <figure className={styles.half}>
          <img
            src={asset('/drawings/half-covered.svg')}
            alt={texts.picture}
            width={1200}
            height={420}
            loading="lazy"
          />
          <span>{texts.bare}</span>
          <span>{texts.covered}</span>
        </figure>
        <div className={styles.text}>
          <h2 id="half">{texts.heading}</h2>
          <p className="lead">{texts.lead}</p>
        </div>
      </div>
    </section>
  )
}
