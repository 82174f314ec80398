import { NumberedDrawing } from '@/components/editorial/numbered-drawing'
import { Section } from '@/components/editorial/section'
import { Words } from '@/components/editorial/words'
import { zones } from '@/lib/content/films/marine-film/texts'
import styles from './marine-film.module.scss'

const { paint, glass, none } = zones.groups

const countOf = (group: typeof paint) => Object.keys(group.zones).length

/** The section on which film suits which zone. Zones are numbered across all groups. */
export function Zones() {
  return (
    <Section id="zones" title={zones.title} lead={zones.lead}>
      <div className="sheet-card overflow-hidden rounded-plate">
        <div className={styles.art}>
          <NumberedDrawing
            name="marine-zones"
            alt={zones.alt}
            parts={{ ...paint.zones, ...glass.zones, ...none.zones }}
            className={styles.pins}
          />
        </div>
        <div className={`d-grid ${styles.groups}`}>
          <Group kind="paint" first={1} />
          <Group kind="glass" first={1 + countOf(paint)} />
          <Group kind="none" first={1 + countOf(paint) + countOf(glass)} />
        </div>
      </div>
    </Section>
  )
}

/** `first` is the number of its first zone. */
function Group({ kind, first }: { kind: keyof typeof zones.groups; first: number }) {
  const { film, zones: named } = zones.groups[kind]
  return (
    <div className={styles[kind]}>
      <h3 className={`d-flex align-items-center pb-2 ${styles.kind}`}>{film}</h3>
      <ol className={`d-grid ${styles.numbered}`} start={first}>
        {Object.entries(named).map(([id, { title, text }]) => (
          <li key={id}>
            {title}
            <span className="d-block text-body-secondary">
              <Words>{text}</Words>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
