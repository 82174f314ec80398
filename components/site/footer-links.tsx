import { ChevronDownIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import type { FooterGroup } from '@/lib/content/site/footer-groups'
import styles from './footer.module.scss'

export function FooterLinks({ title, links }: FooterGroup) {
  return (
    <section>
      <h2>{title}</h2>
      <FooterLinkList links={links} />
    </section>
  )
}

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

function FooterLinkList({ links }: Pick<FooterGroup, 'links'>) {
  return (
    <ul className="list-unstyled mb-0">
      {Object.entries(links).map(([id, { label, href }]) => (
        <li key={id}>
          {href ? (
            <IntentLink className={styles.link} href={href}>
              {label}
            </IntentLink>
          ) : (
            <EmptyLink label={label} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** As specified, the target is empty: the link can be focused, but does nothing. */
function EmptyLink({ label }: { label: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the specification wants no target, and any href would scroll or navigate
    <a className={styles.link} role="link" tabIndex={0} aria-disabled="true">
      {label}
    </a>
  )
}
