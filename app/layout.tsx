import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { FavouritesButton } from '@/components/favourites/favourites-button'
import { CartButton } from '@/components/quote/cart-button'
import { QuoteChannels } from '@/components/quote/quote-channels'
import { MissingCode } from '@/components/site/failure'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { LanguageOffer } from '@/components/site/other-languages'
import { PageFocus } from '@/components/site/page-focus'
import { VisitReport } from '@/components/site/visit-report'
import { CartIcon, HeartIcon } from '@/components/ui/icons'
import { PartLink } from '@/components/ui/links'
import { Announcer, RefusalNotice } from '@/components/ui/notice'
import { FirstPlace, OnePlace } from '@/components/workshop/shop-links'
import { titleTemplate } from '@/lib/config/metadata'
import { FRAME_COLOUR } from '@/lib/config/shared-values'
import { pages } from '@/lib/content/pages'
import { layout as texts } from '@/lib/content/site'
import { LOCALE } from '@/lib/content/words'
import { PAGE_UNITS } from '@/lib/films/units'
import { ShopPrices } from '@/lib/prices/use-prices'
import { hasWork, shopPrices } from '@/lib/workshop/workshop-folder'
import { font } from './font'
import './styles/main.scss'

export const metadata: Metadata = {
  title: {
    default: pages['/'].title,
    template: titleTemplate,
  },
}

export const viewport: Viewport = { themeColor: FRAME_COLOUR }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The export's early script adds data-session and the visitor's data-units before React hydrates.
    <html lang={LOCALE} className={font.variable} data-units={PAGE_UNITS} suppressHydrationWarning>
      <body>
        <ShopPrices prices={shopPrices()}>
          <PartLink className="skip-link px-3-half py-2-half bg-surface rounded-2 text-strong" to="main">
            {texts.skipLink}
          </PartLink>
          <LanguageOffer />
          <Header
            badges={
              <>
                <FavouritesButton icon={<HeartIcon />} />
                <CartButton icon={<CartIcon />} />
                <QuoteChannels />
              </>
            }
            place={<OnePlace className="d-lg-none mt-3" />}
          />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer place={<FirstPlace />} hasWork={hasWork()} />
          <MissingCode />
          <VisitReport />
          <PageFocus />
          <Announcer />
          <RefusalNotice />
        </ShopPrices>
      </body>
    </html>
  )
}
