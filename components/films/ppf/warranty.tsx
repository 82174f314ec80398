import section from '@/components/editorial/editorial.module.scss'
import islands from '@/components/editorial/islands.module.scss'
import { Words } from '@/components/editorial/words'
import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon } from '@/components/ui/icons'
import { warranty } from '@/lib/content/films/ppf/texts'
import styles from './ppf.module.scss'

export function Warranty() {
  return (
    <section className="section" aria-labelledby="warranty">
      <div className={`${islands.panel} ${styles.cover} on-dark d-grid rounded-plate`}>
        <div>
          <h2 className={`${section.title} pb-3`} id="warranty" tabIndex={-1}>
            {warranty.title}
          </h2>
          <p className="lead">
            <Words>{warranty.lead}</Words>
          </p>
        </div>
        <div>
          <h3 className="pb-1 text-body-secondary fw-medium fs-base">{warranty.coveredHeading}</h3>
          <ul>
            {Object.entries(warranty.covered).map(([id, defect]) => (
              <li className="d-flex align-items-center fs-lg" key={id}>
                <CheckIcon /> {defect}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="pb-1 text-body-secondary fw-medium fs-base">{warranty.notCoveredHeading}</h3>
          <ul className={styles.no}>
            {Object.entries(warranty.notCovered).map(([id, damage]) => (
              <li className="d-flex align-items-center fs-lg" key={id}>
                <SpriteIcon name="close" /> {damage}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
