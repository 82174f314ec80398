import type { ReactNode } from 'react'
import styles from '@/components/account/account.module.scss'
import { SideMenu, SideMenuLinks } from '@/components/account/side-menu'
import { LogOutButton, RequireRole } from '@/components/session/guard'
import { SpriteIcon } from '@/components/ui/icon'
import { Sheet } from '@/components/ui/sheet'
import { adminStatus } from '@/lib/content/session'
import '@/app/styles/back-office.scss'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <Sheet>
      <RequireRole allow="user">
        <div
          className={`d-grid d-print-block gap-3-half gap-lg-5-half pt-3-half pt-lg-5-half ${styles.frame}`}
        >
          <SideMenu>
            <SideMenuLinks />
            <li className="nav-item mt-2 pt-2">
              <LogOutButton bsPrefix="nav-link" variant="" className="w-100 rounded-2 text-start">
                <SpriteIcon name="log-out" />
                {adminStatus.logOut}
              </LogOutButton>
            </li>
          </SideMenu>
          <div className="min-w-0">{children}</div>
        </div>
      </RequireRole>
    </Sheet>
  )
}
