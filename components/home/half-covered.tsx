import { asset } from '@/lib/config/asset'
import styles from './half-covered.module.scss'

export function HalfCovered() {
  return (
    <section className="section" aria-labelledby="half">
      <div className="container">
        <figure className={styles.half}>
          <img
            src={asset('/drawings/half-covered.svg')}
            alt="Two halves of one painted panel: scratched and dull on the left, glossy on the right."
            width={1200}
            height={420}
            loading="lazy"
          />
          <span>Bare paint</span>
          <span>Under film</span>
        </figure>
        <div className={styles.text}>
          <h2 id="half">Same paint. One side is wearing film.</h2>
          <p className="lead">
            Chips and wash marks stay in the film. Light swirls relax with warmth. The lacquer below keeps the
            gloss it left the factory with. Drawing, not a photograph.
          </p>
        </div>
      </div>
    </section>
  )
}
