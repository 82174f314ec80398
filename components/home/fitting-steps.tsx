import { fittingSteps as texts } from '@/lib/content/home'
import styles from './fitting-steps.module.scss'

export function FittingSteps() {
  return (
    <section className="section" aria-labelledby="how">
      <div className="container">
        <div className="section-head">
          <h2 id="how">{texts.heading}</h2>
        </div>
        <ol className={styles.steps}>
          {texts.steps.map(({ id, title, text }, i) => (
            <li key={id}>
              <span className="numeric" aria-hidden="true">
                {i + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
