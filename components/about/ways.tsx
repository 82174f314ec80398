import { FilmDrawing } from '@/components/editorial/film-drawing'
import { Section } from '@/components/editorial/section'
import { Words } from '@/components/editorial/words'
import { work } from '@/lib/content/about/texts'
import styles from './about.module.scss'

export function Ways() {
  return (
    <Section id="work" title={work.title}>
      <ul className={styles.ways}>
        {work.ways.map((way) => (
          <li key={way.title}>
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
