import { Hero } from '@/components/carousel/hero'
import styles from '@/components/home/home.module.scss'
import { CallToAction, FittingSteps, ProductLines } from '@/components/home/sections'
import { FromPrice } from '@/components/prices/from-price'
import { VisitUs } from '@/components/workshop/visit-us'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'
import { hasWork } from '@/lib/workshop/workshop-folder'

export const metadata = metadataOf('/')

export default function HomePage() {
  return (
    <>
      <h1 className="visually-hidden">{pages['/'].title}</h1>
      <Hero hasWork={hasWork()} />
      <div className={`sheet ${styles.sheet}`}>
        <ProductLines
          prices={{
            coverage: <FromPrice kind="coverage" />,
            tint: <FromPrice kind="tint" />,
            hull: <FromPrice kind="hull" />,
          }}
        />
        <FittingSteps />
        <VisitUs />
        <CallToAction />
      </div>
    </>
  )
}
