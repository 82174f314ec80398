import { IntentLink } from '@/components/ui/intent-link'
import { Picture } from '@/components/ui/picture'
import { filmLines } from '@/lib/config/film-lines'
import { BREAKPOINTS_PX } from '@/lib/config/shared-values'
import { surfaces } from '@/lib/content/about/texts'
import styles from './about.module.scss'

const SIZES = `(max-width: ${BREAKPOINTS_PX.md - 1}px) 100vw, 50vw`

/** The surfaces, separated by the diagonal cut of the logo. */
export function Surfaces() {
  return (
    <div className={styles.surfaces}>
      {Object.values(filmLines).map((name) => (
        <IntentLink href={`/${name}`} key={name}>
          <Picture name={name} alt={surfaces[name].alt} sizes={SIZES} isFirst />
          <span>
            <b>{surfaces[name].name}</b> {surfaces[name].film}
          </span>
        </IntentLink>
      ))}
    </div>
  )
}
