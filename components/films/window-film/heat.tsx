import bars from '@/components/editorial/editorial.module.scss'
import { NumberedDrawing, NumberedParts } from '@/components/editorial/numbered-drawing'
import { RangeBar } from '@/components/editorial/range-bar'
import { Section } from '@/components/editorial/section'
import { Words } from '@/components/editorial/words'
import { heat } from '@/lib/content/films/window-film/texts'
import styles from './window-film.module.scss'

/** The section on where the sun's energy goes and why the rejected share has to be measured. */
export function Heat() {
  const { measured } = heat
  return (
    <Section id="heat" title={heat.title} lead={heat.lead} isLong>
      <div className={`sheet-card d-grid overflow-hidden rounded-plate ${styles.energy}`}>
        <div className={`d-grid align-items-center ${styles.art}`}>
          <NumberedDrawing name="tser" alt={heat.alt} parts={heat.flows} className={styles.pins} />
        </div>
        <NumberedParts parts={heat.flows} />
      </div>
      <div className={`d-grid ${styles.versus}`}>
        <div>
          <h3 className="pb-1 fs-xl">{measured.title}</h3>
          <p className="text-body-secondary">
            <Words>{measured.text}</Words>
          </p>
        </div>
        <dl className={`d-grid gap-2-half ${bars.bars}`}>
          {Object.entries(measured.figures).map(([id, { label, value, percent }]) => (
            <div key={id}>
              <dt className="fw-normal">{label}</dt>
              <dd className="numeric fw-semibold">{value}</dd>
              <dd aria-hidden="true">
                <RangeBar range={[percent, percent]} end={100} isMarked={id === 'measured'} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
