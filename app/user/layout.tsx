import type { ReactNode } from 'react'
import styles from '@/components/account/account.module.scss'
import { SideMenu } from '@/components/account/side-menu'
import { SideMenuLinks } from '@/components/account/side-menu-links'
import { LogOutButton } from '@/components/session/log-out-button'
import { RequireRole } from '@/components/session/require-role'
import { Sheet } from '@/components/ui/sheet'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { accountLayout as texts } from '@/lib/content/account/pages'
import '@/app/styles/back-office.scss'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <Sheet>
      <RequireRole allow="user">
        <div className={`d-grid gap-3-half gap-lg-5-half pt-3-half pt-lg-5-half ${styles.frame}`}>
          <SideMenu>
            <SideMenuLinks />
            <li className="nav-item">
              <LogOutButton className="nav-link">
                <SpriteIcon name="log-out" />
                {texts.logOut}
              </LogOutButton>
            </li>
          </SideMenu>
          <div className="min-w-0">{children}</div>
        </div>
      </RequireRole>
    </Sheet>
  )
}
