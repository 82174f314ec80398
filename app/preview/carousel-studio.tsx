'use client'

import { lazy, Suspense } from 'react'
import { Studio } from '@/components/studio/studio'
import type { Live } from '@/lib/carousel/live-carousel'

// On its own, so that the studio does not load the rest of the home page's styles with it.
const HeroPreview = lazy(async () => ({
  default: (await import('@/components/home/hero-preview')).HeroPreview,
}))

/** The studio with the home page's own carousel in its preview. */
export function CarouselStudio({ live }: { live: Live }) {
  return (
    <Studio
      live={live}
      renderHero={(props) => (
        <Suspense fallback={null}>
          <HeroPreview {...props} />
        </Suspense>
      )}
    />
  )
}
