import { NumberedDrawing } from '@/components/editorial/numbered-drawing'
import { Section } from '@/components/editorial/section'
import { Words } from '@/components/editorial/words'
import { zones } from '@/lib/content/films/marine-film/texts'
import styles from './marine-film.module.scss'

/** The section on which film suits which zone. Zones are numbered across all groups. */
export function Zones() {
  return (
    <Section id="zones" title={zones.title} lead={zones.lead}>
      <div className={`sheet-card ${styles.zones}`}>
        <div className={styles.art}>
          <NumberedDrawing name="marine-zones" alt={zones.alt} className={styles.pins}>
            {zones.groups
              .flatMap((group) => group.zones)
              .map(({ name }, i) => (
                <li key={name}>{i + 1}</li>
              ))}
          </NumberedDrawing>
        </div>
        <div className={styles.groups}>
          {zones.groups.map(({ film, kind, zones: named }, i) => (
            <div className={styles[kind]} key={film}>
              <h3>{film}</h3>
              <ol start={1 + zones.groups.slice(0, i).reduce((sum, group) => sum + group.zones.length, 0)}>
                {named.map(({ name, wear }) => (
                  <li key={name}>
                    {name}
                    <span>
                      <Words>{wear}</Words>
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
