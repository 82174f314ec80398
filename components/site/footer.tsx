import type { ReactNode } from 'react'
import { Logo } from '@/components/ui/logo'
import { Reach } from '@/components/ui/reach'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { workRoute } from '@/lib/config/work-route'
import { site, social } from '@/lib/content/facts/site'
import { footerGroups } from '@/lib/content/site/footer-groups'
import { footer as texts } from '@/lib/content/site/frame'
import styles from './footer.module.scss'
import { FooterLinks, LegalLinks } from './footer-links'
import { NewsletterForm } from './newsletter-form'
import { LanguageLinks } from './other-languages'

// Only a build with pairs of pictures has the page.
const companyLinks = process.env.WORKSHOP_WORK
  ? {
      ...footerGroups.company,
      links: { ...footerGroups.company.links, work: { label: texts.work, href: workRoute } },
    }
  : footerGroups.company

/** `place` is the shop's own address, from its own file. */
export function Footer({ place }: { place?: ReactNode }) {
  return (
    <footer className={`${styles.footer} on-dark`}>
      <div className="container">
        <div className={styles.grid}>
          <NewsletterForm />
          <nav className={styles.groups} aria-label={texts.navigation}>
            <FooterLinks {...companyLinks} />
            <FooterLinks {...footerGroups.account} />
            <LegalLinks {...footerGroups.legal} />
          </nav>
        </div>
        {place}
        <div className={styles.base}>
          <a className={styles.phone} href={site.phoneHref}>
            <SpriteIcon name="telephone" />
            {texts.phone}
          </a>
          <Reach hasPhone={false} />
          <ul className={styles.social} aria-label={texts.networks}>
            {social.map(({ icon, name, href }) => (
              <li key={icon}>
                <a className="btn btn-icon" href={href} rel="noreferrer" aria-label={name}>
                  <SpriteIcon name={icon} />
                </a>
              </li>
            ))}
          </ul>
          <LanguageLinks className={styles.language} />
          <p className={styles.copyright}>
            {`© ${new Date().getFullYear()} `}
            <Logo />
          </p>
        </div>
      </div>
    </footer>
  )
}
