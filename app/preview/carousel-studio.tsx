'use client'

import { HeroPreview } from '@/components/home/hero-preview'
import { Studio } from '@/components/studio/studio'
import type { Live } from '@/lib/carousel/live-carousel'

/** The studio with the home page's own carousel in its preview. */
export function CarouselStudio({ live }: { live: Live }) {
  return <Studio live={live} renderHero={(props) => <HeroPreview {...props} />} />
}
