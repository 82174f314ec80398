'use client'

import { lazy, Suspense } from 'react'
import { Studio } from '@/components/studio/studio'
import type { Live } from '@/lib/studio/live-carousel'

// Loaded lazily to keep the home page's other styles out of the studio.
const HeroPreview = lazy(async () => ({
  default: (await import('@/components/carousel/hero-preview')).HeroPreview,
}))

/** The studio with the home page's carousel in its preview. */
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
