import type { ReactNode } from 'react'
import { AccountFrame } from '@/components/account/account-frame'
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
        <AccountFrame
          menu={
            <SideMenu>
              <SideMenuLinks />
              <li className="nav-item">
                <LogOutButton className="nav-link">
                  <SpriteIcon name="log-out" />
                  {texts.logOut}
                </LogOutButton>
              </li>
            </SideMenu>
          }
        >
          {children}
        </AccountFrame>
      </RequireRole>
    </Sheet>
  )
}
