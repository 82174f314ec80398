'use client'

import { ChevronDownIcon } from '@/components/ui/icons'
import { NavLink } from '@/components/ui/nav-link'
import { usePage } from '@/components/ui/use-page'
import { productLinks, productsMenu as texts } from '@/lib/content/site/every-page'
import styles from './menu.module.scss'
import { useMenu } from './use-menu'

export function ProductsMenu({ className }: { className?: string | undefined }) {
  const pathname = usePage()
  return (
    <div className="position-relative" {...useMenu()}>
      <details>
        <summary className={className} data-current={productLinks.some(({ href }) => href === pathname)}>
          {texts.label}
          <ChevronDownIcon />
        </summary>
      </details>
      <ul className={styles.menu}>
        {productLinks.map(({ href, label, hint }) => (
          <li className={styles.product} key={href}>
            <NavLink className="stretched-link" href={href} aria-describedby={`hint-${href.slice(1)}`}>
              {label}
            </NavLink>
            <p id={`hint-${href.slice(1)}`}>{hint}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
