import type { ReactNode } from 'react'
import { FacebookIcon, InstagramIcon, TelephoneIcon, TikTokIcon, YouTubeIcon } from '@/components/ui/icons'
import { footerGroups, site } from '@/lib/content/site'
import styles from './footer.module.scss'
import { FooterLinks } from './footer-links'
import { LegalLinks } from './legal-links'
import { NewsletterForm } from './newsletter-form'

const networks: { name: keyof typeof site.social; icon: ReactNode }[] = [
  { name: 'Instagram', icon: <InstagramIcon /> },
  { name: 'Facebook', icon: <FacebookIcon /> },
  { name: 'YouTube', icon: <YouTubeIcon /> },
  { name: 'TikTok', icon: <TikTokIcon /> },
]

export function Footer() {
  return (
    <footer className={`${styles.footer} on-dark`}>
      <div className="wrap">
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
            <TelephoneIcon /> PBX {site.phone}
          </a>
          <ul className={styles.social} aria-label="Social networks">
            {networks.map(({ name, icon }) => (
              <li key={name}>
                <a className="btn btn-icon" href={site.social[name]} rel="noreferrer" aria-label={name}>
                  {icon}
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
