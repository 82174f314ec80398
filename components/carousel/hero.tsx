import { preload } from 'react-dom'
import { readCarousel } from '@/lib/carousel/carousel-folder'
import { toSlides } from '@/lib/carousel/slides'
import { asset } from '@/lib/config/asset'
import { HeroCarousel } from './hero-carousel'
import { POSTER_SIZES } from './slide-poster'

/** The slides, read at build time. The first poster is the page's largest paint, so it is preloaded. */
export async function Hero({ hasWork }: { hasWork: boolean }) {
  const { carousel, files } = await readCarousel(hasWork)
  const slides = toSlides(carousel, files, (name) => asset(`/carousel/${name}`))
  const first = slides[0]?.poster.sources[0]
  if (first) {
    preload(slides[0]?.poster.src ?? '', {
      as: 'image',
      type: first.type,
      imageSrcSet: first.srcSet,
      imageSizes: POSTER_SIZES,
      fetchPriority: 'high',
    })
  }
  return <HeroCarousel slides={slides} />
}
