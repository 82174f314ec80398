import { steps } from '@/lib/content/home'
import styles from './fitting-steps.module.scss'

export function FittingSteps() {
  return (
    <section className="section" aria-labelledby="how">
      <div className="container">
        <div className="section-head">
          <h2 id="how">How it works</h2>
        </div>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, i) => (
            <li key={title}>
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
