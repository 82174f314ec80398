import { Hero } from '@/components/carousel/hero'
import { CallToAction, FittingSteps, HalfCovered, ProductLines } from '@/components/home/sections'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'
import { hasWork } from '@/lib/workshop/workshop-folder'

export const metadata = metadataOf('/')

export default function HomePage() {
  return (
    <>
      <h1 className="visually-hidden">{pages['/'].title}</h1>
      <Hero hasWork={hasWork()} />
      <div className="sheet">
        <ProductLines />
        <HalfCovered />
        <FittingSteps />
        <CallToAction />
      </div>
    </>
  )
}
