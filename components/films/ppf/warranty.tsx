import section from '@/components/editorial/editorial.module.scss'
import { Words } from '@/components/editorial/words'
import { CheckIcon } from '@/components/ui/check-icon'
import { CloseIcon } from '@/components/ui/icons'
import { warranty } from '@/lib/content/films/ppf/texts'
import styles from './ppf.module.scss'

export function Warranty() {
  return (
    <section className="section" aria-labelledby="warranty">
      <div className={`${styles.cover} on-dark`}>
        <div>
          <h2 className={section.title} id="warranty" tabIndex={-1}>
            {warranty.title}
          </h2>
          <p className="lead">
            <Words>{warranty.lead}</Words>
          </p>
        </div>
        <div>
          <h3>Covered</h3>
          <ul>
            {warranty.covered.map((defect) => (
              <li key={defect}>
                <CheckIcon /> {defect}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>Not covered</h3>
          <ul className={styles.no}>
            {warranty.notCovered.map((damage) => (
              <li key={damage}>
                <CloseIcon /> {damage}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
