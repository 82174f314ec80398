import { render, screen } from '@testing-library/react'
import { HeroCarousel } from '@/components/carousel/hero-carousel'
import { SLIDES, stubBrowser } from '@/components/carousel/test-carousel'
import { FavouritesButton } from '@/components/favourites/favourites-button'
import { CartButton } from '@/components/quote/cart-button'
import { RequireRole } from '@/components/session/guard'
import { Announcer, RefusalNotice } from '@/components/ui/notice'
import { sessionStore } from '@/lib/session/session'

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }), usePathname: () => '/' }))

/** Runs outside `act`, so that React logs an error for any update, and console errors fail the test. */
function goAway() {
  window.dispatchEvent(new Event('pagehide'))
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

// Firefox never runs the work that React schedules at this point, so a page restored from the back/forward cache would
// not respond.
test('no component updates while the page is being hidden', () => {
  stubBrowser()
  const user = { email: 'user@tersa.example', role: 'user' } as const
  sessionStore.set({ token: 't', user, expiresAt: Date.now() + 10_000 })
  render(
    <>
      <CartButton icon="cart" />
      <FavouritesButton icon="heart" />
      <HeroCarousel slides={SLIDES} />
      <RequireRole allow="user">Account</RequireRole>
      <Announcer />
      <RefusalNotice />
    </>,
  )
  expect(screen.getByText('Account')).toBeVisible()
  goAway()
})
