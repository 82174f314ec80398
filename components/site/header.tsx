import type { ReactNode } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { NavLink } from '@/components/ui/links'
import { asset } from '@/lib/config/asset'
import { site } from '@/lib/content/facts/site'
import { pageLinks, header as texts } from '@/lib/content/site'
import styles from './header.module.scss'
import { MobileMenu, ProductsMenu, SearchForm } from './header-menus'

type Props = {
  /** The favourites and cart buttons. */
  badges: ReactNode
  /** One place of the shop, at the end of the menu. */
  place?: ReactNode
}

/** app/ composes the parts of other features into it. */
export function Header({ badges, place }: Props) {
  return (
    <header className={`${styles.header} on-dark position-sticky top-0 px-lg-3`}>
      <nav className={`${styles.bar} container`} aria-label={texts.navigation}>
        <NavLink className={`${styles.brand} text-decoration-none`} href="/" aria-label={texts.home}>
          <Logo />
        </NavLink>
        <MobileMenu>
          <ul className={`${styles.links} list-unstyled d-lg-flex mt-2 mt-lg-0 mb-0`}>
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
          {place}
        </MobileMenu>
        {/* The menu precedes them in the markup, which is also the visual order from lg upwards. */}
        <div className={`${styles.icons} d-flex order-1 order-lg-0`}>
          <NavLink className={`btn btn-icon ${styles.account}`} href="/login" aria-label={texts.account}>
            <SpriteIcon name="person" />
          </NavLink>
          {badges}
        </div>
      </nav>
    </header>
  )
}

/** The mark and the shop's name, as tall as the font size says. The link that it is in has the name as its label. */
export function Logo() {
  return (
    <span className="logo d-inline-flex align-items-center min-w-0 lh-1">
      <picture className="d-flex">
        {/* Forced colors may use a light background. */}
        <source
          media="(forced-colors: active) and (prefers-color-scheme: light)"
          srcSet={asset('/mark-on-light.svg')}
        />
        <img src={asset('/mark-on-dark.svg')} alt="" width={30} height={30} />
      </picture>
      <span className="logo-name text-truncate">{site.name}</span>
    </span>
  )
}
