import type { Metadata } from 'next'
import { IntentLink } from '@/components/ui/intent-link'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Page not found' }

export default function NotFound() {
  return (
    <Sheet>
      <div className="not-found">
        <p className="figure" aria-hidden="true">
          <span>404</span>
        </p>
        <h1 className="h2">This page has been peeled off.</h1>
        <p className="lead">There is no page at this address. Nothing is broken.</p>
        <div className="d-flex flex-wrap gap-2-half">
          <IntentLink className="btn btn-primary btn-lg" href="/">
            Go home
          </IntentLink>
          <IntentLink className="btn btn-line btn-lg" href="/shop">
            Open the shop
          </IntentLink>
        </div>
      </div>
    </Sheet>
  )
}
