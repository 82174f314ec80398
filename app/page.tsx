import { HalfCovered } from '@/components/home/half-covered'
import { Hero } from '@/components/home/hero'
import { HowItWorks } from '@/components/home/how-it-works'
import { ProductLines } from '@/components/home/product-lines'
import { CallToAction } from '@/components/ui/call-to-action'
import { IntentLink } from '@/components/ui/intent-link'
import { metadataOf } from '@/lib/content/metadata'
import { site } from '@/lib/content/site'

export const metadata = metadataOf('/')

export default function HomePage() {
  return (
    <>
      <h1 className="visually-hidden">{site.name}: paint protection film, window film and marine film</h1>
      <Hero />
      <div className="sheet">
        <ProductLines />
        <HalfCovered />
        <HowItWorks />
        <CallToAction
          title="Start with the front bumper. Stop where you like."
          drawing="/drawings/car-top-front.svg"
        >
          <IntentLink className="btn btn-lg btn-clear" href="/ppf">
            Configure coverage
          </IntentLink>
          <IntentLink className="btn btn-lg btn-line" href="/contact">
            Ask a question
          </IntentLink>
        </CallToAction>
      </div>
    </>
  )
}
