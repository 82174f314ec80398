import section from '@/components/editorial/editorial.module.scss'
import { CloseIcon } from '@/components/ui/icons'
import { absent } from '@/lib/content/about/texts'
import styles from './about.module.scss'

export function AbsentThings() {
  return (
    <section className={`section ${styles.absent}`} aria-labelledby="absent">
      <h2 className={section.title} id="absent">
        {absent.title}
      </h2>
      <ul>
        {Object.entries(absent.things).map(([id, thing]) => (
          <li key={id}>
            <CloseIcon /> {thing}
          </li>
        ))}
      </ul>
    </section>
  )
}
