'use client'

import { ChevronDownIcon } from '@/components/ui/icons/chevron-down-icon'
import { NavLink } from '@/components/ui/nav-link'
import { usePage } from '@/components/ui/use-page'
import { productLinks } from '@/lib/content/navigation'
import styles from './products-menu.module.scss'
import { useMenu } from './use-menu'

export function ProductsMenu({ className }: { className?: string | undefined }) {
  const pathname = usePage()
  return (
    <div className={styles.root} {...useMenu()}>
      <details>
        <summary className={className} data-current={productLinks.some(({ href }) => href === pathname)}>
          Products <ChevronDownIcon />
        </summary>
      </details>
      <ul className={styles.menu}>
        {productLinks.map(({ href, label, hint }) => (
          <li key={href}>
            <NavLink className={styles.item} href={href}>
              {label}
              <span>{hint}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
