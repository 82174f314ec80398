import { fittingSteps as texts } from '@/lib/content/home'
import styles from './home.module.scss'

export function FittingSteps() {
  return (
    <section className="section" aria-labelledby="how">
      <div className="container">
        <div className="section-head">
          <h2 id="how">{texts.heading}</h2>
        </div>
        <ol className={`${styles.steps} d-grid list-unstyled mb-0`}>
          {texts.steps.map(({ id, title, text }, i) => (
            <li className={styles.step} key={id}>
              <span
                className={`${styles.number} numeric d-grid rounded-2 fw-semibold fs-lg`}
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
