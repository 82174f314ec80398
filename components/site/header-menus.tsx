'use client'

import type { ReactNode, SubmitEvent } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { ChevronDownIcon, ListIcon } from '@/components/ui/icons'
import { NavLink, usePage } from '@/components/ui/links'
import { useMenu } from '@/components/ui/use-menu'
import { productLinks, productsMenu, searchForm, mobileMenu as texts } from '@/lib/content/site'
import styles from './header.module.scss'

/** Below lg the links are behind one button; from lg upwards they are in the bar, without the button. */
export function MobileMenu({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root} ref={useMenu()}>
      <details className={styles.burger}>
        <summary className="btn btn-icon" aria-label={texts.label}>
          <ListIcon />
          <SpriteIcon name="close" />
        </summary>
      </details>
      <div className={styles.panel}>{children}</div>
    </div>
  )
}

export function ProductsMenu({ className }: { className?: string | undefined }) {
  const pathname = usePage()
  return (
    <div className="position-relative" ref={useMenu()}>
      <details>
        <summary className={className} data-current={productLinks.some(({ href }) => href === pathname)}>
          {productsMenu.label}
          <ChevronDownIcon />
        </summary>
      </details>
      <ul className={styles.menu}>
        {productLinks.map(({ href, label, hint }) => (
          <li className={styles.product} key={href}>
            <NavLink className="stretched-link" href={href} aria-describedby={`hint-${href.slice(1)}`}>
              {label}
            </NavLink>
            <p className="m-0 text-body-secondary fs-sm" id={`hint-${href.slice(1)}`}>
              {hint}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** As specified, a submit logs the term and has no other effect. */
export function SearchForm() {
  function logTerm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    console.log(new FormData(event.currentTarget).get('term'))
  }

  // `dialog` is the only method that sends no request: a submit before hydration leaves the URL and the field as they
  // are.
  return (
    <search className={`${styles.search} mt-3 mt-lg-0`}>
      <form className="d-flex" method="dialog" onSubmit={logTerm}>
        <label className="visually-hidden" htmlFor="search-term">
          {searchForm.search}
        </label>
        <input
          className="form-control min-w-0 min-h-target py-2"
          id="search-term"
          name="term"
          type="search"
          placeholder={searchForm.search}
          autoComplete="off"
        />
        <button className="btn btn-line min-h-target px-3 py-1" type="submit">
          {searchForm.search}
        </button>
      </form>
    </search>
  )
}
