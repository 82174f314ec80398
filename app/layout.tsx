import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { CartButton } from '@/components/cart/cart-button'
import { FavouritesButton } from '@/components/favourites/favourites-button'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { SoftNavigation } from '@/components/site/soft-navigation'
import { Announcer } from '@/components/ui/announcer'
import { RefusalNotice } from '@/components/ui/notice'
import { site } from '@/lib/content/site'
import { EARLY_SCRIPT } from '@/lib/outside/early'
import { font } from './font'
import { FRAME_COLOUR } from './frame-colour'
import './styles/main.scss'

export const metadata: Metadata = {
  title: {
    default: `${site.name}: paint protection film, window film and marine film`,
    template: `%s · ${site.name}`,
  },
  description: site.description,
}

export const viewport: Viewport = { themeColor: FRAME_COLOUR }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={font.variable}>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, before any other script */}
        <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Header
          badges={
            <>
              <FavouritesButton />
              <CartButton />
            </>
          }
        />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <SoftNavigation />
        <Announcer />
        <RefusalNotice />
      </body>
    </html>
  )
}
