import { IntentLink } from '@/components/ui/intent-link'
import { Picture } from '@/components/ui/picture'
import { BREAKPOINTS_PX } from '@/lib/config/shared-values'
import { surfaces } from '@/lib/content/about/about'
import styles from './about.module.scss'

const SIZES = `(max-width: ${BREAKPOINTS_PX.md - 1}px) 100vw, 50vw`

/** The three surfaces, separated by the diagonal cut of the logo. */
export function Surfaces() {
  return (
    <div className={styles.surfaces}>
      {surfaces.map(({ href, picture, alt, name, film }) => (
        <IntentLink href={href} key={href}>
          <Picture name={picture} alt={alt} sizes={SIZES} isFirst />
          <span>
            <b>{name}</b> {film}
          </span>
        </IntentLink>
      ))}
    </div>
  )
}
