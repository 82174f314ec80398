import { SpriteIcon } from '@/components/ui/sprite-icon'
import { site, social } from '@/lib/content/site'
import { footerGroups } from '@/lib/content/site/footer-groups'
import styles from './footer.module.scss'
import { FooterLinks } from './footer-links'
import { LegalLinks } from './legal-links'
import { NewsletterForm } from './newsletter-form'

const networks = [
  ['Instagram', 'instagram'],
  ['Facebook', 'facebook'],
  ['YouTube', 'youtube'],
  ['TikTok', 'tiktok'],
] as const

export function Footer() {
  return (
    <footer className={`${styles.footer} on-dark`}>
      <div className="container">
        <div className={styles.grid}>
          <NewsletterForm />
          <nav className={styles.groups} aria-label="Footer">
            <FooterLinks {...footerGroups.company} />
            <FooterLinks {...footerGroups.account} />
            <LegalLinks {...footerGroups.legal} />
          </nav>
        </div>
        <div className={styles.base}>
          <a className={styles.phone} href={site.phoneHref}>
            <SpriteIcon name="telephone" /> PBX {site.phone}
          </a>
          <ul className={styles.social} aria-label="Social networks">
            {networks.map(([name, icon]) => (
              <li key={name}>
                <a className="btn btn-icon" href={social[name]} rel="noreferrer" aria-label={name}>
                  <SpriteIcon name={icon} />
                </a>
              </li>
            ))}
          </ul>
          <p className={styles.copyright}>
            © {new Date().getFullYear()} {site.name}
          </p>
        </div>
      </div>
    </footer>
  )
}
