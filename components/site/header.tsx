import type { ReactNode } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { NavLink } from '@/components/ui/links'
import { Logo } from '@/components/ui/logo'
import { pageLinks, header as texts } from '@/lib/content/site'
import styles from './header.module.scss'
import { MobileMenu, ProductsMenu, SearchForm } from './header-menus'

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
