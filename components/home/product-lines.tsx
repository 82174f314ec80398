import { ArrowRightIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import { Picture } from '@/components/ui/picture'
import { asset } from '@/lib/config/asset'
import { BREAKPOINTS_PX } from '@/lib/config/shared-values'
import styles from './product-lines.module.scss'

/** The drawings are files: inlined, each page would contain them twice, in the HTML and in React's payload. */
export function ProductLines() {
  return (
    <section className="section" aria-labelledby="lines">
      <div className="container">
        <div className="section-head section-head-split">
          <h2 className="h1" id="lines">
            Three films. One idea: leave the surface as it was.
          </h2>
          <p className="lead">
            Film goes over paint, glass and gelcoat, takes the wear, and comes off again.
          </p>
        </div>
        <div className={styles.lines}>
          <IntentLink className={`${styles.card} ${styles.paint}`} href="/ppf">
            <div className={styles.text}>
              <h3>Paint Protection Film</h3>
              <p>Clear polyurethane for the panels that meet the road first.</p>
              <More>See coverage</More>
            </div>
            <img
              src={asset('/drawings/car-side-front.svg')}
              alt=""
              width={1000}
              height={310}
              loading="lazy"
            />
          </IntentLink>
          <IntentLink className={`${styles.card} ${styles.glass} on-dark`} href="/window-film">
            <Picture name="window-film" sizes={`(max-width: ${BREAKPOINTS_PX.lg - 1}px) 100vw, 58vw`} />
            <div className={styles.text}>
              <h3>Window Film</h3>
              <p>From nearly clear to 5% light.</p>
              <More>Try the tints</More>
            </div>
          </IntentLink>
          <IntentLink className={`${styles.card} ${styles.hull}`} href="/marine-film">
            <div className={styles.text}>
              <h3>Marine Film</h3>
              <p>Bow, topsides, transom: the zones a dock finds.</p>
              <More>See coverage</More>
            </div>
            <img src={asset('/drawings/boat-hull.svg')} alt="" width={1000} height={400} loading="lazy" />
          </IntentLink>
        </div>
      </div>
    </section>
  )
}

function More({ children }: { children: string }) {
  return (
    <span className={styles.more}>
      {children} <ArrowRightIcon />
    </span>
  )
}
