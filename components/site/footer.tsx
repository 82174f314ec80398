import type { ReactNode } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { ChevronDownIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/links'
import { Reach } from '@/components/ui/reach'
import { site, social, workRoute } from '@/lib/content/facts/site'
import { type FooterGroup, footerGroups, newsletterForm, footer as texts } from '@/lib/content/site'
import { telephoneLink } from '@/lib/url/telephone-link'
import styles from './footer.module.scss'
import { Logo } from './header'
import { LanguageLinks } from './other-languages'

type Props = {
  /** The shop's own address, from its own file. */
  place?: ReactNode
  /** Whether the file has pairs of pictures, and the site their page. */
  hasWork?: boolean
}

export function Footer({ place, hasWork }: Props) {
  const { company } = footerGroups
  const work = { label: texts.work, href: workRoute }
  return (
    <footer className={`${styles.footer} on-dark px-lg-3`}>
      <div className="container">
        <div className={styles.grid}>
          <NewsletterForm />
          <nav className={styles.groups} aria-label={texts.navigation}>
            <FooterLinks {...company} links={hasWork ? { ...company.links, work } : company.links} />
            <FooterLinks {...footerGroups.account} />
            <LegalLinks {...footerGroups.legal} />
          </nav>
        </div>
        {place}
        <div className={`text-body-secondary fs-sm ${styles.base}`}>
          <a className={`min-h-target fw-semibold fs-base ${styles.phone}`} href={telephoneLink(site.phone)}>
            <SpriteIcon name="telephone" />
            {texts.phone}
          </a>
          <Reach hasPhone={false} />
          <ul className={`list-unstyled mb-0 ${styles.social}`} aria-label={texts.networks}>
            {social.map(({ icon, name, href }) => (
              <li key={icon}>
                <a className="btn btn-icon" href={href} rel="noreferrer" aria-label={name}>
                  <SpriteIcon name={icon} />
                </a>
              </li>
            ))}
          </ul>
          <LanguageLinks className={`min-h-target ${styles.link}`} />
          <p className={styles.copyright}>
            {`© ${new Date().getFullYear()} `}
            <Logo />
          </p>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({ title, links }: FooterGroup) {
  return (
    <section>
      <h2 className="mb-2 fs-base">{title}</h2>
      <FooterLinkList links={links} />
    </section>
  )
}

/**
 * An accordion below the footer's breakpoint, a plain group above it. Works without JavaScript: the group is rendered
 * twice, and CSS hides one of the two from everyone, screen readers included.
 */
function LegalLinks(group: FooterGroup) {
  return (
    <div className={styles.legal}>
      <div className={styles.wide}>
        <FooterLinks {...group} />
      </div>
      <details className={styles.narrow}>
        <summary className="d-flex align-items-center justify-content-between fw-semibold">
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

/**
 * As specified, the browser checks both fields and a valid submit does nothing.
 * `dialog` is the only method that sends no request, so no script is needed.
 */
function NewsletterForm() {
  return (
    <section aria-labelledby="newsletter">
      <h2 className="mb-2 fs-2xl" id="newsletter">
        {newsletterForm.heading}
      </h2>
      <p className="mb-3-half text-body-secondary">{newsletterForm.lead}</p>
      <form method="dialog">
        <label className="form-label" htmlFor="newsletter-email">
          {newsletterForm.email}
        </label>
        <div className={`${styles.row} d-flex flex-wrap gap-2`}>
          <input
            className="form-control min-w-0"
            id="newsletter-email"
            name="email"
            type="email"
            autoComplete="email"
            placeholder={newsletterForm.example}
            required
          />
          <button className="btn btn-clear" type="submit">
            {newsletterForm.subscribe}
          </button>
        </div>
        <div className={`form-check mt-3 ${styles.check}`}>
          <input
            className="form-check-input"
            id="newsletter-privacy"
            name="privacy"
            type="checkbox"
            required
          />
          <label htmlFor="newsletter-privacy">{newsletterForm.privacy}</label>
        </div>
      </form>
    </section>
  )
}
