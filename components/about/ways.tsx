import { FilmDrawing } from '@/components/editorial/film-drawing'
import { Section } from '@/components/editorial/section'
import { Words } from '@/components/editorial/words'
import { work } from '@/lib/content/about/texts'
import styles from './about.module.scss'

export function Ways() {
  return (
    <Section id="work" title={work.title}>
      <ul className={styles.ways}>
        {Object.entries(work.ways).map(([id, way]) => (
          <li key={id}>
            {'drawing' in way ? (
              <div className={`${styles.plate} ${way.drawing === 'ppf-stone' ? styles.filled : ''}`}>
                <FilmDrawing name={way.drawing} />
              </div>
            ) : (
              <div className={`${styles.plate} ${styles.noted} on-dark`}>
                <p>
                  <Words>{way.example}</Words>
                </p>
              </div>
            )}
            <h3>{way.title}</h3>
            <p className={styles.text}>{way.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
