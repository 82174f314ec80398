import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { CartButton } from '@/components/cart/cart-button'
import { FavouritesButton } from '@/components/favourites/favourites-button'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { RefusalNotice } from '@/components/site/refusal-notice'
import { SoftNavigation } from '@/components/site/soft-navigation'
import { Announcer } from '@/components/ui/announcer'
import { CartIcon } from '@/components/ui/icons/cart-icon'
import { HeartIcon } from '@/components/ui/icons/heart-icon'
import { pages } from '@/lib/content/pages'
import { site } from '@/lib/content/site'
import { EARLY_SCRIPT } from '@/lib/outside/early'
import { font } from './font'
import { FRAME_COLOUR } from './frame-colour'
import './styles/main.scss'

export const metadata: Metadata = {
  title: {
    default: pages['/'].title,
    template: `%s · ${site.name}`,
  },
}

export const viewport: Viewport = { themeColor: FRAME_COLOUR }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The early script marks it.
    <html lang="en" className={font.variable} suppressHydrationWarning>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, before any other script */}
        <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Header
          badges={
            <>
              <FavouritesButton icon={<HeartIcon />} />
              <CartButton icon={<CartIcon />} />
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
