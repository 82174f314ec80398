import bars from '@/components/editorial/editorial.module.scss'
import { NumberedDrawing } from '@/components/editorial/numbered-drawing'
import { NumberedParts } from '@/components/editorial/numbered-parts'
import { RangeBar } from '@/components/editorial/range-bar'
import { Section } from '@/components/editorial/section'
import { Words } from '@/components/editorial/words'
import { heat } from '@/lib/content/films/window-film/texts'
import styles from './window-film.module.scss'

/** The section on where the sun's energy goes and why the rejected share has to be measured. */
export function Heat() {
  const { measured } = heat
  const classOf = (isRejected: boolean) => (isRejected ? styles.rejected : undefined)
  return (
    <Section id="heat" title={heat.title} lead={heat.lead} isLong>
      <div className={`sheet-card ${styles.energy}`}>
        <div className={styles.art}>
          <NumberedDrawing name="tser" alt={heat.alt} className={styles.pins}>
            {heat.flows.map(({ title, isRejected }, i) => (
              <li className={classOf(isRejected)} key={title}>
                {i + 1}
              </li>
            ))}
          </NumberedDrawing>
        </div>
        <NumberedParts
          className={styles.parts}
          parts={heat.flows.map(({ title, text, isRejected }) => ({
            title,
            text,
            className: classOf(isRejected),
          }))}
        />
      </div>
      <div className={styles.versus}>
        <div>
          <h3>{measured.title}</h3>
          <p>
            <Words>{measured.text}</Words>
          </p>
        </div>
        <dl className={bars.bars}>
          {measured.figures.map(({ label, value, percent }, i) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="numeric">{value}</dd>
              <dd aria-hidden="true">
                <RangeBar range={[percent, percent]} end={100} isMarked={i > 0} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
