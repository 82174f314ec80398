import { NumberedDrawing, NumberedParts } from '@/components/editorial/numbered-drawing'
import { Section } from '@/components/editorial/section'
import { layers } from '@/lib/content/films/ppf/texts'
import styles from './ppf.module.scss'

export function Layers() {
  return (
    <Section id="layers" title={layers.title} lead={layers.lead}>
      <div className={`sheet-card overflow-hidden rounded-plate ${styles.cutaway}`}>
        <div className={styles.art}>
          <NumberedDrawing name="ppf-layers" alt={layers.alt} parts={layers.parts} className={styles.pins} />
        </div>
        <NumberedParts className={styles.parts} parts={layers.parts} />
      </div>
    </Section>
  )
}
