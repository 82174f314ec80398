import { Hero } from '@/components/carousel/hero'
import { CallToAction } from '@/components/home/call-to-action'
import { FittingSteps } from '@/components/home/fitting-steps'
import { HalfCovered } from '@/components/home/half-covered'
import { ProductLines } from '@/components/home/product-lines'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'

export const metadata = metadataOf('/')

export default function HomePage() {
  return (
    <>
      <h1 className="visually-hidden">{pages['/'].title}</h1>
      <Hero />
      <div className="sheet">
        <ProductLines />
        <HalfCovered />
        <FittingSteps />
        <CallToAction />
      </div>
    </>
  )
}
