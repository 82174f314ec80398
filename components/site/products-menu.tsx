'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { ChevronDownIcon } from '@/components/ui/icons'
import { productLinks } from '@/lib/content/navigation'
import { NavLink } from './nav-link'
import styles from './products-menu.module.scss'
import { useMenu } from './use-menu'

export function ProductsMenu({ className }: { className?: string | undefined }) {
  const { close, props } = useMenu()
  const pathname = usePathname()
  const root = props.ref

  // It floats over the page, so a press or the focus anywhere else dismisses it.
  useEffect(() => {
    function onElsewhere({ target }: Event) {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  })

  return (
    <div className={styles.root} {...props}>
      <details key={pathname}>
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
