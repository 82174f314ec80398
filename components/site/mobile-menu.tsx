'use client'

import type { ReactNode } from 'react'
import { ListIcon } from '@/components/ui/icons'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { mobileMenu as texts } from '@/lib/content/site/every-page'
import styles from './menu.module.scss'
import { useMenu } from './use-menu'

/** Below lg the links are behind one button; from lg upwards they are in the bar, without the button. */
export function MobileMenu({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root} {...useMenu()}>
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
