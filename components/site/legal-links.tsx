import { ChevronDownIcon } from '@/components/ui/icons'
import type { FooterGroup } from '@/lib/content/site/footer-groups'
import styles from './footer.module.scss'
import { FooterLinkList, FooterLinks } from './footer-links'

/**
 * An accordion below the footer's breakpoint, a plain group above it. Works without JavaScript: the group is rendered
 * twice, and CSS hides one of the two from everyone, screen readers included.
 */
export function LegalLinks(group: FooterGroup) {
  return (
    <div className={styles.legal}>
      <div className={styles.wide}>
        <FooterLinks {...group} />
      </div>
      <details className={styles.narrow}>
        <summary>
          {group.title}
          <ChevronDownIcon />
        </summary>
        <FooterLinkList links={group.links} />
      </details>
    </div>
  )
}
