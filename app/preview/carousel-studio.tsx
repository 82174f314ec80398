'use client'

import { Studio } from '@/components/studio/studio'
import { lazyPart } from '@/components/ui/lazy-part'
import type { Live } from '@/lib/studio/live-carousel'

// Loaded lazily to keep the home page's other styles out of the studio.
const HeroPreview = lazyPart(
  () => import('@/components/carousel/hero-preview').then((module) => module.HeroPreview),
  { name: 'The preview' },
)

/** The studio with the home page's carousel in its preview. */
export function CarouselStudio({ live }: { live: Live }) {
  return <Studio live={live} renderHero={(props) => <HeroPreview {...props} />} />
}
