import type { ReactNode } from 'react'
import { Logo } from '@/components/ui/logo'
import { NavLink } from '@/components/ui/nav-link'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { header as texts } from '@/lib/content/site/frame'
import { pageLinks } from '@/lib/content/site/page-links'
import styles from './header.module.scss'
import { MobileMenu } from './mobile-menu'
import { ProductsMenu } from './products-menu'
import { SearchForm } from './search-form'

/** `badges` are the favourites and cart buttons, which app/ composes into the header. */
export function Header({ badges }: { badges: ReactNode }) {
  return (
    <header className={`${styles.header} on-dark`}>
      <nav className={`${styles.bar} container`} aria-label={texts.navigation}>
        <NavLink className={`${styles.brand} text-decoration-none`} href="/" aria-label={texts.home}>
          <Logo />
        </NavLink>
        <MobileMenu>
          <ul className={`${styles.links} list-unstyled mb-0`}>
            <li>
              <ProductsMenu className={styles.link} />
            </li>
            {pageLinks.map(({ href, label }) => (
              <li key={href}>
                <NavLink className={styles.link} href={href}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <SearchForm />
        </MobileMenu>
        <div className={styles.icons}>
          <NavLink className={`btn btn-icon ${styles.account}`} href="/login" aria-label={texts.account}>
            <SpriteIcon name="person" />
          </NavLink>
          {badges}
        </div>
      </nav>
    </header>
  )
}
